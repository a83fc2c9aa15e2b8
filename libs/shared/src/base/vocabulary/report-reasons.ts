import type { ValueOf } from './option.js';

export const REPORT_REASONS = [
  { value: 'fake', label: 'Fake profile' },
  { value: 'married', label: 'Already married' },
  { value: 'wrong-facts', label: 'Wrong facts' },
  { value: 'money', label: 'Asked for money' },
  { value: 'abuse', label: 'Abusive behaviour' },
  { value: 'obscene', label: 'Obscene content' },
  { value: 'dowry', label: 'Demanded dowry' },
  { value: 'underage', label: 'Under age' },
  { value: 'other', label: 'Something else' },
] as const;
export type ReportReason = ValueOf<typeof REPORT_REASONS>;
