/** R38: the audit log as an administrator reads it. */
import { AUDIT_ACTIONS, AUDIT_CATEGORIES } from './audit-actions.js';
import { defineList, type QueryOf } from './lists.js';
import type { TablePage } from './tables.js';

/** GET /admin/audit; newest first unless `order` is 'asc'. */
export const AUDIT_LIST = defineList('audit', {
  sorts: ['at'],
  order: 'desc',
  filters: {
    /** Username or name of an administrator, 'system', or the email, member code or id of a member. */
    actor: { label: 'Who (team member, email, profile ID)', takes: 'words' },
    /** The same, the code of a coupon, or a value of `subject`. */
    subject: { label: 'About (member, email, coupon)', takes: 'words' },
    category: { label: 'Category', options: AUDIT_CATEGORIES, resets: ['action'] },
    action: { label: 'Action', options: AUDIT_ACTIONS },
    /** First and last day in India. */
    from: { label: 'From', takes: 'day' },
    to: { label: 'To', takes: 'day' },
  },
});
export type AuditQuery = QueryOf<typeof AUDIT_LIST>;

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
