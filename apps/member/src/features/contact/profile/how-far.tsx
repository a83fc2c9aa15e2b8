import { useQuery } from '@tanstack/react-query';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { useLeftToComplete } from '../../../session/left-to-complete';
import { useSessionUser } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { useProfileTexts } from './profile.en';

/** The next steps to a viewer's own verification, with links; a family account reads none of them. */
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
