/** R28: what members report about each other, and what the team makes of it. */
import type { PhotoView } from '../contracts/profile.js';
import type { TeamProfileFields } from './contracts.js';
import type { ValueOf } from '../base/vocabulary/option.js';
import { REPORT_REASONS, type ReportReason } from '../base/vocabulary/report-reasons.js';
import type { AccountStatus, InterestState, Language, VerificationStatus } from '../base/vocabulary/status.js';
import type { SystemReportKind } from './system-reports.js';
import type { ReportSeverity } from './report-severity.js';
import { defineList, type QueryOf } from './lists.js';
import type { MemberName, TablePage } from './tables.js';

const REPORT_STATES = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const;

export const REPORT_OUTCOMES = [
  { value: 'upheld', label: 'Upheld' },
  { value: 'dismissed', label: 'Dismissed' },
] as const;
export type ReportOutcome = ValueOf<typeof REPORT_OUTCOMES>;

/** 'none' is the one that goes with a dismissed report. */
export const REPORT_ACTIONS = [
  { value: 'none', label: 'No action' },
  { value: 'warn', label: 'Warn the member' },
  { value: 'hold', label: 'Put the profile on hold' },
  { value: 'suspend', label: 'Suspend the account' },
] as const;
export type ReportAction = ValueOf<typeof REPORT_ACTIONS>;

/** What becomes of a hold in force when the case is closed. */
export const HOLD_RELEASES = [
  { value: 'yes', label: 'Yes, other members see the profile again' },
  { value: 'no', label: 'No, the profile stays on hold' },
] as const;
export type HoldRelease = ValueOf<typeof HOLD_RELEASES>;

/**
 * GET /admin/reports; open ones by severity and then age by default, others the oldest first. A row is a case: the open
 * reports about one member, or those closed by one decision, shown by the oldest of them. `q` searches the words of the
 * reported member. The CSV has every report.
 */
export const REPORT_LIST = defineList('reports', {
  sorts: ['severity', 'createdAt', 'closedAt'],
  order: 'asc',
  search: 'Search by reported member',
  filters: {
    state: { label: 'State', options: REPORT_STATES, resets: ['sort', 'order'] },
    reason: { label: 'Reason', options: REPORT_REASONS },
  },
});
export type ReportsQuery = QueryOf<typeof REPORT_LIST>;

export interface ReportedMember extends MemberName {
  verificationStatus: VerificationStatus;
  accountStatus: AccountStatus;
}

export interface ReportRow {
  id: string;
  reason: ReportReason;
  description: string;
  /** The clock of 24 to 48 hours starts here. */
  createdAt: string;
  reported: ReportedMember;
  /** For the team only; never leaves it. Null: the product itself, as `system` says. */
  reporter: ReportedMember | null;
  /** The product's own suspicion; null: a member reported it. */
  system: SystemReportKind | null;
  /** The other profile that a report of the product is about, such as one with the same picture. */
  other: MemberName | null;
  /** The gravest of its case. */
  severity: ReportSeverity;
  /** Reports of the same case, this one included. */
  reports: number;
  /** Null while the report is open. */
  decision: ReportDecisionView | null;
}

export interface ReportDecisionView {
  outcome: ReportOutcome;
  action: ReportAction;
  /** For the team. */
  notes: string;
  /** The message to the reported member; empty: nothing in words of the team. */
  message: string;
  /** Username. */
  decidedBy: string;
  decidedAt: string;
}

export type ReportsPage = TablePage<ReportRow>;

/** GET /admin/reports/:id */
export interface ReportCaseAnswer {
  success: true;
  report: ReportRow;
  /** All reports of its case, oldest first: one decision closes them together. */
  reports: ReportRow[];
  /** The reported profile as it is now. */
  profile: ReportEvidence;
  /** Sent with `same-picture`: the photos of the other profile, to be seen next to these. */
  twins: { member: MemberName; photos: PhotoView[] }[];
  /** Reports of other cases about the same member, newest first. */
  others: ReportRow[];
  /** Those who reported, in the order of their reports, and what lies between them and the reported member. */
  reporters: ReporterHistory[];
}

/** How far a report may be trusted, and what came before it. */
export interface ReporterHistory {
  member: MemberName;
  registeredAt: string;
  /** All reports that they ever made, this case included, and what became of the decided ones. */
  made: number;
  upheld: number;
  dismissed: number;
  /** Between the two; null: there is none. */
  interest: { state: InterestState; sentBy: 'reporter' | 'reported'; sentAt: string } | null;
  /** When one last opened the contact details of the other. */
  openedByReporter: string | null;
  openedByReported: string | null;
}

export interface ReportEvidence extends TeamProfileFields {
  /** What the member reads comes in this language. */
  language: Language;
  age: number;
  photos: PhotoView[];
  statusReason: string | null;
  registeredAt: string;
  lastActiveAt: string;
}

/**
 * POST /admin/reports/:id/decision closes every open report about the member of this one; a second decision is answered
 * 'already-decided' with `decision`.
 */
export interface ReportDecisionRequest {
  outcome: ReportOutcome;
  action: ReportAction;
  /** For the team. */
  notes?: string;
  /** What the reported member reads; needed for every action but 'none'. Never names the reporter. */
  message?: string;
  /** Whether a hold ends; needed while the profile is on hold, unless the action itself settles that. */
  release?: HoldRelease | '';
  /** How many reports the decider saw; if there are more by now, the answer is 'changed-meanwhile'. */
  seen?: number;
}

export interface ReportDecisionAnswer {
  success: true;
  message: string;
  report: ReportRow;
}
