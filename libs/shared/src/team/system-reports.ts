import type { ValueOf } from '../base/vocabulary/option.js';
import type { ReportReason } from '../base/vocabulary/report-reasons.js';

/**
 * Suspicions that the product itself puts before the team, and that decide nothing. The reason is the one under which
 * such a report is in the queue.
 */
export const SYSTEM_REPORTS = [
  { value: 'many-numbers', label: 'Opened very many phone numbers', reason: 'other' },
  { value: 'same-picture', label: 'The same picture in two profiles', reason: 'fake' },
  { value: 'refused-notes', label: 'Two notes refused', reason: 'abuse' },
  { value: 'many-marriages', label: 'Named a third family within a year', reason: 'other' },
  { value: 'not-as-described', label: 'Not as described, by several families', reason: 'wrong-facts' },
] as const satisfies readonly { value: string; label: string; reason: ReportReason }[];
export type SystemReportKind = ValueOf<typeof SYSTEM_REPORTS>;
