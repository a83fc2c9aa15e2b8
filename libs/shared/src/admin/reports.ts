/** R28: what members report about each other, and what the team makes of it. */
import type { PhotoView } from '../contracts/profile.js';
import type { ProfileFields } from '../profile/fields.js';
import type { ValueOf } from '../vocabulary/option.js';
import type { AccountStatus, ReportReason, VerificationStatus } from '../vocabulary/status.js';
import type { MemberName, TablePage, TableQuery } from './tables.js';

export const REPORT_STATES = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const;

export const REPORT_OUTCOMES = [
  { value: 'upheld', label: 'The report is justified' },
  { value: 'dismissed', label: 'No problem found' },
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

export const REPORT_SORTS = ['createdAt', 'closedAt'] as const;

/** GET /admin/reports; oldest first by default. `q` is the beginning of the reported member's name. */
export interface ReportsQuery extends TableQuery {
  /** One of REPORT_STATES; both by default. */
  state?: string;
  /** One of REPORT_REASONS. */
  reason?: string;
}

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
  /** For the team only; never leaves it. */
  reporter: ReportedMember;
  /** Open reports about the same member, this one included. */
  openReports: number;
  /** Null while the report is open. */
  decision: ReportDecisionView | null;
}

export interface ReportDecisionView {
  outcome: ReportOutcome;
  action: ReportAction;
  notes: string;
  /** Username. */
  decidedBy: string;
  decidedAt: string;
}

export type ReportsPage = TablePage<ReportRow>;

/** GET /admin/reports/:id */
export interface ReportCaseAnswer {
  success: true;
  report: ReportRow;
  /** The reported profile as it is now. */
  profile: ReportEvidence;
  /** Every other report about the same member, newest first. */
  others: ReportRow[];
}

export interface ReportEvidence extends ProfileFields {
  age: number;
  photos: PhotoView[];
  statusReason: string | null;
  registeredAt: string;
  lastActiveAt: string;
}

/** POST /admin/reports/:id/decision; a second one is answered 'already-decided' with `decision`. */
export interface ReportDecisionRequest {
  outcome: ReportOutcome;
  action: ReportAction;
  /** For the team. */
  notes?: string;
  /** What the reported member reads; needed for every action but 'none'. Never names the reporter. */
  message?: string;
}

export interface ReportDecisionAnswer {
  success: true;
  message: string;
  report: ReportRow;
}
