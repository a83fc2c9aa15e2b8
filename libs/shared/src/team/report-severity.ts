/** Reports in the order of urgency: money and fraud, minors, abuse, then everything else. */
import type { ValueOf } from '../base/vocabulary/option.js';
import { REPORT_REASONS, type ReportReason } from '../base/vocabulary/report-reasons.js';

/** The gravest first. */
export const REPORT_SEVERITIES = [
  { value: 'money', label: 'Money or fraud' },
  { value: 'underage', label: 'Under age' },
  { value: 'abuse', label: 'Abuse' },
  { value: 'other', label: 'Other' },
] as const;
export type ReportSeverity = ValueOf<typeof REPORT_SEVERITIES>;

export const SEVERITY_OF: Readonly<Record<ReportReason, ReportSeverity>> = {
  money: 'money',
  dowry: 'money',
  fake: 'money',
  underage: 'underage',
  abuse: 'abuse',
  obscene: 'abuse',
  married: 'other',
  'wrong-facts': 'other',
  other: 'other',
};

/** 0 for the gravest. */
export const severityRank = (severity: ReportSeverity): number =>
  REPORT_SEVERITIES.findIndex(({ value }) => value === severity);

export const severityAt = (rank: number): ReportSeverity => REPORT_SEVERITIES[rank]?.value ?? 'other';

export const reasonsOf = (severity: ReportSeverity): ReportReason[] =>
  REPORT_REASONS.flatMap(({ value }) => (SEVERITY_OF[value] === severity ? [value] : []));
