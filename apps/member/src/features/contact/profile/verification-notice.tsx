import { useQuery } from '@tanstack/react-query';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { useLeftToComplete } from '../../../session/left-to-complete';
import { useSessionUser } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { Notice } from '../../../ui/notice';
import { useSentence } from '../../../ui/texts/sentences';
import { useProfileTexts } from './profile.en';

/** For a viewer who is not verified yet: the missing steps, and a link to their progress. */
export function VerificationNotice({ profile }: { profile: ProfileView }) {
  const say = useSentence();
  if (profile.photosHidden !== 'viewer-not-verified') return null;
  return (
    <Notice title={say(MESSAGES.verifyForContact)}>
      <HowFar />
    </Notice>
  );
}

/** The next steps to a viewer's own verification, with links; a family account reads none of them. */
function HowFar() {
  const texts = useProfileTexts();
  const left = useLeftToComplete();
  useQuery({ ...myProfile, enabled: !useSessionUser()?.family });
  return (
    <>
      {!left && <p>{texts.nothingLeft}</p>}
      <AppLink
        to={PATHS.myProfile}
        className="inline-flex min-h-12 items-center font-semibold text-accent underline underline-offset-4"
      >
        {left ? texts.completeNow : texts.seeStatus}
      </AppLink>
    </>
  );
}
