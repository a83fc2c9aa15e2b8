import { useQuery } from '@tanstack/react-query';
import { myProfile } from '../../domain/account/my-profile.queries';
import { useLeftToComplete } from '../../session/left-to-complete';
import { useSessionUser } from '../../session/session';
import { PATHS } from '../../shell/paths';
import { AppLink } from '../../ui/app-link';
import { useProfileTexts } from './profile.en';

/** What a viewer can do for their own verification, and where; a family's account does not read what is missing. */
export function HowFar() {
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
