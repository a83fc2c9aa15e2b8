import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { MESSAGES } from '@kalyanam/shared/messages';
import { useLeftToComplete } from '../../domain/account/use-left-to-complete';
import { PATHS } from '../../shell/paths';
import { AppLink } from '../../ui/app-link';
import { Notice } from '../../ui/notice';
import { useSentence } from '../../ui/texts/sentences';
import { useProfileTexts } from './profile.en';

/** For a viewer who is not verified yet: what is missing, and where to see how far it is. */
export function VerificationNotice({ profile }: { profile: ProfileView }) {
  const texts = useProfileTexts();
  const say = useSentence();
  const left = useLeftToComplete();
  if (profile.photosHidden !== 'viewer-not-verified') return null;
  return (
    <Notice title={say(MESSAGES.verifyForContact)}>
      {!left && <p>{texts.nothingLeft}</p>}
      <AppLink
        to={PATHS.myProfile}
        className="inline-flex min-h-12 items-center font-semibold text-accent underline underline-offset-4"
      >
        {left ? texts.completeNow : texts.seeStatus}
      </AppLink>
    </Notice>
  );
}
