/** What people without an account say that members wrote about them, and what the team answered. */
import { defineList, type QueryOf } from './lists.js';
import type { TablePage } from './tables.js';

const RELATIVES_NOTICE_STATES = [
  { value: 'open', label: 'Open' },
  { value: 'answered', label: 'Answered' },
] as const;

/** GET /admin/relatives-notices; the oldest first, in both states, by default. `q` searches the email address. */
export const RELATIVES_NOTICE_LIST = defineList('relativesNotices', {
  sorts: ['confirmedAt'],
  order: 'asc',
  search: 'Search by email',
  filters: { state: { label: 'State', options: RELATIVES_NOTICE_STATES } },
});
export type RelativesNoticesQuery = QueryOf<typeof RELATIVES_NOTICE_LIST>;

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
