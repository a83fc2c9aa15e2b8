import type { InterestBox } from '@kalyanam/shared/base/vocabulary/status';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { interestsPath } from './interests-address';
import { useInterestsTexts } from './interests.en';
import { useAppTexts } from '../../../shell/app.en';

/** Each empty list with its own next step. */
export function NoInterests({ box }: { box: InterestBox }) {
  const texts = useInterestsTexts();
  const app = useAppTexts();
  const step = {
    received: { to: PATHS.myProfile, label: texts.myProfile },
    sent: { to: PATHS.profiles, label: app.browse },
    accepted: { to: interestsPath('received'), label: texts.toReceived },
    waiting: { to: PATHS.profiles, label: app.browse },
  }[box];
  return (
    <EmptyState title={texts[`${box}Empty`]}>
      <p>{texts[`${box}Hint`]}</p>
      <ButtonLink to={step.to}>{step.label}</ButtonLink>
    </EmptyState>
  );
}
