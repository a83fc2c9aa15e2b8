/** The members' accounts as the team sees them. */
import type { CaseFamily, TeamProfileFields } from './contracts.js';
import type { VocabularyValue } from '../base/domain/vocabulary.js';
import type { KujaStatement } from '../base/domain/stars.js';
import type { TeamDetails } from '../contracts/details.js';
import type { PhotoView } from '../contracts/profile.js';
import type { LookingAnswer } from '../base/domain/lists.js';
import type { ConfirmedBy } from '../topics/matching/looking.js';
import type { ProfileFields } from '../topics/profile/fields.js';
import { en as labels } from '../topics/profile/labels.en.js';
import type { Option } from '../base/vocabulary/option.js';
import { CASTES, GENDERS, MARITAL_STATUSES } from '../base/vocabulary/people.js';
import type { IdentityKind } from '../base/vocabulary/documents.js';
import {
  ACCOUNT_STATUSES,
  VERIFICATION_STATUSES,
  type AccountStatus,
  type ContactVisibility,
  type InterestState,
  type VerificationStatus,
} from '../base/vocabulary/status.js';
import type { AuditRowView } from './audit.js';
import type { ReportRow } from './reports.js';
import { TEAM_LIMITS } from './limits.js';
import { defineList, type QueryOf } from './lists.js';
import type { TablePage } from './tables.js';

/** Verifications by code that a list of users is filtered by. */
const USER_CONTACTS = [
  { value: 'email', label: 'Email verified' },
  { value: 'phone', label: 'Phone verified' },
] as const;
const ONLINE = [
  { value: 'online', label: 'Online' },
  { value: 'offline', label: 'Offline' },
] as const;
const PHOTOS = [
  { value: 'yes', label: 'With photos' },
  { value: 'no', label: 'Without photos' },
] as const;
const LAST_DAYS: readonly Option[] = Object.values(TEAM_LIMITS.dashboardDays).map((days) => ({
  value: `${days}`,
  label: `Last ${days} days`,
}));

/** GET /admin/users; `q` is the beginning of a name, an email, a phone or an id, or a member code. */
export const USER_LIST = defineList('users', {
  sorts: ['registeredAt', 'lastActiveAt', 'name'],
  order: 'desc',
  search: 'Search by name, email, phone or profile ID',
  filters: {
    verification: { label: 'Verification', options: VERIFICATION_STATUSES },
    account: { label: 'Account', options: ACCOUNT_STATUSES },
    gender: { label: labels.fields.gender, options: GENDERS, rare: true },
    maritalStatus: { label: labels.fields.maritalStatus, options: MARITAL_STATUSES, rare: true },
    caste: { label: labels.fields.caste, options: CASTES, rare: true },
    online: { label: 'Profile', options: ONLINE, rare: true },
    proved: { label: 'Verified by code', options: USER_CONTACTS, rare: true },
    photos: { label: 'Photos', options: PHOTOS, rare: true },
    /** Registered in the last given number of days, 1 to 3650. */
    days: { label: 'Registered', takes: 'days', options: LAST_DAYS, rare: true },
    /** Waiting for a decision without a picture of their document for at least the given number of days. */
    noFileDays: { label: 'No file', takes: 'days', rare: true },
    /** Verified (approved, or pre-approved as eligible) in the last given number of days. */
    verifiedDays: { label: 'Verified', takes: 'days', options: LAST_DAYS, rare: true },
    /** Said, or showed, in the last given number of days that they are still looking. */
    confirmedDays: { label: 'Still looking', takes: 'days', options: LAST_DAYS, rare: true },
    /** Decided by the team, either way, in the last given number of days. */
    decidedDays: { label: 'Decided by the team', takes: 'days', options: LAST_DAYS, rare: true },
  },
});
export type UsersQuery = QueryOf<typeof USER_LIST>;

export interface UserRow {
  userId: string;
  /** By which families name the profile on the phone, e.g. 4827193W. */
  memberCode: string;
  name: string;
  email: string;
  phone: string;
  gender: ProfileFields['gender'];
  age: number;
  verificationStatus: VerificationStatus;
  accountStatus: AccountStatus;
  isActive: boolean;
  registeredAt: string;
  lastActiveAt: string;
}

export type UsersPage = TablePage<UserRow>;

/** GET /admin/users/:id: the whole history of one account; views are written to the audit log. */
export interface UserHistoryAnswer {
  success: true;
  user: UserHistory;
}

export interface UserHistory extends UserRow {
  profile: TeamProfileFields;
  /** What the family told beyond the registration. */
  details: TeamDetails;
  /** C11: for reviewers and owners, never the time of birth; null: nothing is stated, or not for this role. */
  horoscope: TeamHoroscope | null;
  photos: PhotoView[];
  emailVerifiedAt: string | null;
  phoneVerifiedAt: string | null;
  /** R52: the own number abroad beside it, as stated. */
  phoneAbroad: string | null;
  documentVerifiedAt: string | null;
  contactVisibility: ContactVisibility;
  /** Why the account is on hold or suspended. */
  statusReason: string | null;
  resubmissions: number;
  /** C13: links to their biodata, and how often those were opened. */
  biodata: { links: number; open: number; views: number };
  /** C15: whether the member's application is set to one thing at a time. */
  readsSimply: boolean;
  /** R45: only for a profile that someone else made. */
  candidate: UserCandidate | null;
  /** C14: the members of their family desk. */
  desk: CaseFamily['desk'];
  /** C5: whether they are still looking. */
  looking: UserLooking;
  /** Masked: only the last 4 characters. */
  identity: { kind: IdentityKind; number: string | null };
  panNumber: string | null;
  /** Newest first, as are all lists here. */
  cases: UserCase[];
  reportsAbout: ReportRow[];
  reportsBy: ReportRow[];
  interests: { state: InterestState; sent: number; received: number }[];
  /**
   * Wishes for a match: how many are stated of how many, and how many of them are musts. The team never reads which.
   */
  wishes: { stated: number; of: number; musts: number };
  /** The last 20. */
  signIns: { at: string; ip: string }[];
  /** Live ones. */
  sessions: { ip: string; userAgent: string; createdAt: string; lastUsedAt: string }[];
  consents: { kind: string; textVersion: string; ip: string; agreedAt: string }[];
  /** The last 50 rows of the audit log by or about them. */
  audit: AuditRowView[];
}

export interface TeamHoroscope {
  star: number | null;
  pada: number | null;
  kuja: KujaStatement | null;
}

export interface UserCandidate {
  /** What the one who made the profile is to the candidate. */
  relation: VocabularyValue<'deskRelation'>;
  /** Where their consent is asked for; only while it is, and for administrators who may ask. */
  phone: string | null;
  agreedAt: string | null;
  method: 'sms' | 'assisted' | null;
  takenOverAt: string | null;
}

export interface UserLooking {
  confirmedAt: string;
  by: ConfirmedBy;
  /** YYYY-MM-DD. */
  pausedUntil: string | null;
  /** Newest first, the last 20. */
  answers: { answer: LookingAnswer; until: string | null; via: 'app' | 'mail'; at: string }[];
}

export interface UserCase {
  enteredAt: string;
  resubmission: boolean;
  decision: 'approve' | 'reject' | 'pre-approved' | null;
  decidedAt: string | null;
  /** Username. */
  decidedBy: string | null;
  notes: string;
  reasonCodes: string[];
}

/**
 * POST /admin/users/:id/suspend, POST /admin/users/:id/hold (hidden, but still signed in), and POST
 * /admin/users/:id/restore (from suspended or on hold).
 */
export interface AccountStatusRequest {
  /** The member reads it. */
  reason: string;
}

export interface AccountStatusAnswer {
  success: true;
  message: string;
  userId: string;
  accountStatus: AccountStatus;
}

/** POST /admin/users/:id/withdraw-verification, with an AccountStatusRequest; for owners (R54). */
export interface WithdrawalAnswer {
  success: true;
  message: string;
  userId: string;
  verificationStatus: VerificationStatus;
}
