/** R38: the audit log as an administrator reads it. */
import type { TablePage, TableQuery } from './tables.js';

/** GET /admin/audit; newest first unless `order` is 'asc'. */
export interface AuditQuery extends TableQuery {
  /** Username or name of an administrator, 'system', or the email, member code or id of a member. */
  actor?: string;
  /** One of AUDIT_ACTIONS. */
  action?: string;
  /** One of AUDIT_CATEGORIES. */
  category?: string;
  /** The same, the code of a coupon, or a value of `subject`. */
  subject?: string;
  /** First and last day in India, YYYY-MM-DD. */
  from?: string;
  to?: string;
}

export interface AuditRowView {
  id: string;
  at: string;
  /** 'admin:<id>', 'member:<id>' or 'system'. */
  actor: string;
  /** Username or email behind it; null for the system, and for accounts that are gone. */
  actorName: string | null;
  /** The person's own name, for sentences; null where actorName is. */
  actorPerson: string | null;
  action: string;
  /** What it was done to, written like an actor: 'member:<id>', 'coupon:<code>'... */
  subject: string;
  subjectName: string | null;
  subjectPerson: string | null;
  ip: string;
  details: Record<string, string | number | boolean | null>;
}

export type AuditPage = TablePage<AuditRowView>;

/** POST /admin/audit/verify */
export interface AuditVerifyAnswer {
  success: true;
  /** Rows that follow one another as they were written. */
  rows: number;
  /** The first row that does not, or null; 'end' when the last rows are missing. */
  brokenAt: number | 'end' | null;
  message: string;
}
