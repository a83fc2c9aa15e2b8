/** One search for everything the team looks for. */
import type { ReportReason } from '../base/vocabulary/report-reasons.js';
import type { MemberName } from './tables.js';
import type { UserRow } from './users.js';

/** GET /admin/search: beginnings of words of a name, an email, digits of a phone, an id, or a member code. */
export interface TeamSearchQuery {
  q: string;
}

export interface TeamSearchAnswer {
  success: true;
  /** At most TEAM_LIMITS.searchHits of each kind. */
  people: FoundMember[];
  /** Open ones, by the reported member. */
  reports: FoundReport[];
}

export type FoundMember = Pick<
  UserRow,
  'userId' | 'memberCode' | 'name' | 'email' | 'phone' | 'verificationStatus' | 'accountStatus'
>;

export interface FoundReport {
  id: string;
  reported: MemberName;
  reason: ReportReason;
  createdAt: string;
}
