/** The query of an administrators' list; every value is a text, as in the URL. */
import { ADMINISTRATOR_SORTS } from './administrators.js';
import { AUDIT_ACTIONS, AUDIT_CATEGORIES } from './audit-actions.js';
import { COUPON_SORTS, COUPON_STATES } from './coupons.js';
import { BATCH_SORTS, ELIGIBLE_SORTS, ELIGIBLE_STATES } from './eligible-users.js';
import { PROFILE_EDIT_STATES } from './profile-edits.js';
import { RELATIVES_NOTICE_SORTS, RELATIVES_NOTICE_STATES } from './relatives-notices.js';
import { REPORT_SORTS, REPORT_STATES } from './reports.js';
import { ADMIN_ROLES } from './roles.js';
import { TABLE_PAGE_SIZES } from './tables.js';
import { TIMELINE_KINDS } from './timeline.js';
import { PROFILE_VIEWERS } from './user-acts.js';
import { USER_CONTACTS, USER_SORTS } from './users.js';
import { LIMITS } from '../base/limits.js';
import { MESSAGES } from '../base/messages.js';
import { CASTES, GENDERS, MARITAL_STATUSES } from '../base/vocabulary/people.js';
import { REPORT_REASONS } from '../base/vocabulary/report-reasons.js';
import { ACCOUNT_STATUSES, VERIFICATION_STATUSES } from '../base/vocabulary/status.js';
import { optionalDate, pageNumber, writtenNumber } from '../topics/profile/field-rules.js';
import { isValueOf } from '../base/vocabulary/option.js';
import { alsoJudged, atMost, oneOf, oneOfWords, optional, required, type Rule, type RuleSet } from '../base/rule.js';

const words = (values: readonly (string | number)[]): Rule => optional(oneOfWords(...values.map(String)));

/** At most ten years. */
const lastDays = writtenNumber(/^(?:[1-9]\d{0,2}|[12]\d{3}|3[0-5]\d{2}|36[0-4]\d|3650)$/);
export const searched = optional(atMost(LIMITS.emailLength, MESSAGES.shortText));

export const listRules = (sorts: readonly string[]) =>
  ({
    page: pageNumber,
    pageSize: words(TABLE_PAGE_SIZES),
    sort: words(sorts),
    order: words(['asc', 'desc']),
    q: searched,
  }) satisfies RuleSet;

export const ELIGIBLE_LIST_RULES = {
  ...listRules(ELIGIBLE_SORTS),
  state: optional(oneOf(ELIGIBLE_STATES)),
  batch: optional(atMost(LIMITS.idLength, MESSAGES.shortText)),
} satisfies RuleSet;

export const BATCH_LIST_RULES = listRules(BATCH_SORTS);

export const COUPON_LIST_RULES = {
  ...listRules(COUPON_SORTS),
  state: optional(oneOf(COUPON_STATES)),
} satisfies RuleSet;

export const REPORT_LIST_RULES = {
  ...listRules(REPORT_SORTS),
  state: optional(oneOf(REPORT_STATES)),
  reason: optional(oneOf(REPORT_REASONS)),
} satisfies RuleSet;

export const RELATIVES_NOTICE_LIST_RULES = {
  ...listRules(RELATIVES_NOTICE_SORTS),
  state: optional(oneOf(RELATIVES_NOTICE_STATES)),
} satisfies RuleSet;

export const USER_LIST_RULES = {
  ...listRules(USER_SORTS),
  verification: optional(oneOf(VERIFICATION_STATUSES)),
  account: optional(oneOf(ACCOUNT_STATUSES)),
  gender: optional(oneOf(GENDERS)),
  maritalStatus: optional(oneOf(MARITAL_STATUSES)),
  caste: optional(oneOf(CASTES)),
  online: words(['online', 'offline']),
  proved: optional(oneOf(USER_CONTACTS)),
  photos: words(['yes', 'no']),
  days: lastDays,
  verifiedDays: lastDays,
  confirmedDays: lastDays,
  decidedDays: lastDays,
  noFileDays: lastDays,
} satisfies RuleSet;

export const AUDIT_LIST_RULES = {
  ...listRules(['at']),
  actor: searched,
  action: optional(oneOf(AUDIT_ACTIONS)),
  category: optional(oneOf(AUDIT_CATEGORIES)),
  subject: searched,
  from: optionalDate,
  to: optionalDate,
} satisfies RuleSet;

export const ADMINISTRATOR_LIST_RULES = {
  ...listRules(ADMINISTRATOR_SORTS),
  role: optional(oneOf(ADMIN_ROLES)),
  state: words(['enabled', 'disabled']),
} satisfies RuleSet;

export const PROFILE_EDIT_LIST_RULES = {
  ...listRules(['askedAt']),
  state: optional(oneOf(PROFILE_EDIT_STATES)),
} satisfies RuleSet;

export const VIEW_AS_RULES = { viewer: required(oneOf(PROFILE_VIEWERS)) } satisfies RuleSet;

/** A place in the story: the moment, the table, the row. */
const TIMELINE_PLACE = /^\d{1,15}\.\d{1,2}\.\d{1,10}$/;

export const TIMELINE_RULES = {
  before: alsoJudged(optional(atMost(LIMITS.shortTextLength, MESSAGES.shortText)), (value) =>
    typeof value !== 'string' || value === '' || TIMELINE_PLACE.test(value) ? null : MESSAGES.choice,
  ),
  kinds: alsoJudged(optional(atMost(LIMITS.shortTextLength, MESSAGES.shortText)), (value) =>
    typeof value !== 'string' || value === '' || value.split(',').every((kind) => isValueOf(TIMELINE_KINDS, kind))
      ? null
      : MESSAGES.choice,
  ),
} satisfies RuleSet;
