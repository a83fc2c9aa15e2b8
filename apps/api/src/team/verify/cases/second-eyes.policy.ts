/** Which approvals need two reviewers, by the owner's settings. */
import type { TeamSettings } from '@kalyanam/shared/team/settings';

export interface Judged {
  /** R13. */
  score: number;
  abroad: boolean;
  resubmission: boolean;
}

type Rules = Pick<TeamSettings, 'secondEyes' | 'secondEyesBelowScore' | 'secondEyesAbroad' | 'secondEyesResubmitted'>;

export const needsTwo = ({ score, abroad, resubmission }: Judged, rules: Rules): boolean =>
  rules.secondEyes &&
  (score < rules.secondEyesBelowScore ||
    (abroad && rules.secondEyesAbroad) ||
    (resubmission && rules.secondEyesResubmitted));
