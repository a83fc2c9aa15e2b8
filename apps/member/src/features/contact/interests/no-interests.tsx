import { PATHS } from '../../../shell/paths';
import { useAppTexts } from '../../../shell/app.en';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { interestsPath, type Tab } from './interests-address';
import { useInterestsTexts } from './interests.en';

/** Each empty list with its own next step. */
export function NoInterests({ tab }: { tab: Tab }) {
  const texts = useInterestsTexts();
  const app = useAppTexts();
  const step = {
    received: { to: PATHS.myProfile, label: texts.myProfile },
    sent: { to: PATHS.profiles, label: app.browse },
    accepted: { to: interestsPath('received'), label: texts.toReceived },
  }[tab];
  return (
    <EmptyState title={texts[`${tab}Empty`]}>
      <p>{texts[`${tab}Hint`]}</p>
      <ButtonLink to={step.to}>{step.label}</ButtonLink>
    </EmptyState>
  );
}
