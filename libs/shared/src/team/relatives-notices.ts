/** What people without an account say that members wrote about them, and what the team answered. */
import type { TablePage, TableQuery } from './tables.js';

export const RELATIVES_NOTICE_STATES = [
  { value: 'open', label: 'Open' },
  { value: 'answered', label: 'Answered' },
] as const;

export const RELATIVES_NOTICE_SORTS = ['confirmedAt'] as const;

/** GET /admin/relatives-notices; the oldest first by default. `q` searches the email address. */
export interface RelativesNoticesQuery extends TableQuery {
  /** One of RELATIVES_NOTICE_STATES; both by default. */
  state?: string;
}

export interface RelativesNoticeRow {
  id: string;
  /** The number that the writer was given. */
  ticket: string;
  email: string;
  what: string;
  /** When the email address was proved; the clock of 30 days starts here. */
  confirmedAt: string;
  answeredBy: string;
  /** Null while it is open. */
  answer: { text: string; by: string; at: string } | null;
}

export type RelativesNoticesPage = TablePage<RelativesNoticeRow>;

/** POST /admin/relatives-notices/:id/answer: the writer gets these words by email. */
export interface RelativesNoticeReply {
  answer: string;
}

export interface RelativesNoticeReplyAnswer {
  success: true;
  message: string;
  notice: RelativesNoticeRow;
}
