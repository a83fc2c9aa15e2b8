/** Section 5: the administrators' forms. */
import { ADMIN_MESSAGES } from '../admin/messages.js';
import { ACKNOWLEDGEMENTS, QUEUE_FILTERS } from '../admin/desk.js';
import { REJECTION_REASONS } from '../vocabulary/rejection-reasons.js';
import { HOLD_RELEASES, REPORT_ACTIONS, REPORT_OUTCOMES } from '../admin/reports.js';
import { ADMIN_ROLES } from '../admin/roles.js';
import { LIMITS } from '../limits.js';
import { MESSAGES } from '../messages.js';
import { isValueOf, valuesOf } from '../vocabulary/option.js';
import { DOCUMENT_KINDS } from '../vocabulary/status.js';
import { searched } from './list.rules.js';
import {
  email,
  knownPassword,
  newPassword,
  optionalDate,
  pageNumber,
  personName,
  phone,
  writtenNumber,
} from './fields.js';
import {
  alsoJudged,
  atMost,
  described,
  filled,
  ignored,
  isEmpty,
  oneOf,
  oneOfWords,
  optional,
  optionalYesOrNo,
  required,
  requiredWhen,
  text,
  wholeNumber,
  yesOrNo,
  type RuleSet,
} from './rule.js';

const COUPON_CODE = new RegExp(`^[A-Za-z0-9_-]{1,${LIMITS.couponCodeLength}}$`);
const USERNAME = new RegExp(`^[A-Za-z0-9._-]{${LIMITS.usernameLength.min},${LIMITS.usernameLength.max}}$`);

const loginPart = filled(MESSAGES.adminLogin, text({ max: LIMITS.passwordLength.max, sentence: MESSAGES.adminLogin }));

export const ADMIN_LOGIN_RULES = {
  username: loginPart,
  password: loginPart,
  code: optional(atMost(LIMITS.shortTextLength, MESSAGES.otp)),
} satisfies RuleSet;

const decision = oneOfWords('approve', 'reject');

/** R24: the word is in `action` or in `decision`; a refusal is on `action`. */
const decisionWord = alsoJudged(optional(decision), (value, form) => {
  const words = [value, form['decision']].filter((word) => !isEmpty(word));
  return words.length > 0 && words.every((word) => decision(word, form) === null && word === words[0])
    ? null
    : MESSAGES.choice;
});

export const DECISION_RULES = {
  action: decisionWord,
  /** Checked together with `action`. */
  decision: ignored,
  notes: optional(atMost(LIMITS.notesLength, MESSAGES.longText)),
  /** Only a rejection has reasons. */
  reasonCodes: described(
    { type: 'array', maxItems: 100, items: { type: 'string', enum: valuesOf(REJECTION_REASONS) } },
    (value, form) => {
      if (value === undefined) return null;
      if (!Array.isArray(value) || !value.every((code) => isValueOf(REJECTION_REASONS, code))) return MESSAGES.choice;
      return value.length > 0 && (form['action'] ?? form['decision']) !== 'reject' ? MESSAGES.choice : null;
    },
  ),
  caseId: optional(atMost(LIMITS.shortTextLength, MESSAGES.shortText)),
  seen: optional(atMost(LIMITS.shortTextLength, MESSAGES.shortText)),
  acknowledged: described(
    { type: 'array', maxItems: 20, items: { type: 'string', enum: valuesOf(ACKNOWLEDGEMENTS) } },
    (value) =>
      value === undefined || (Array.isArray(value) && value.every((code) => isValueOf(ACKNOWLEDGEMENTS, code)))
        ? null
        : MESSAGES.choice,
  ),
} satisfies RuleSet;

/** The query of the queue: every value a text, as in the URL; at most 200 to a page. */
export const QUEUE_RULES = {
  page: pageNumber,
  pageSize: writtenNumber(/^(?:[1-9]\d?|1\d\d|200)$/),
  only: optional(oneOf(QUEUE_FILTERS)),
  q: searched,
} satisfies RuleSet;

export const REVEAL_RULES = {
  kind: required(oneOf(DOCUMENT_KINDS)),
  reason: required(atMost(LIMITS.reasonLength, ADMIN_MESSAGES.reason)),
} satisfies RuleSet;

/** A list is refused only as a whole; each of its lines is checked separately (R36). */
export const ELIGIBLE_USERS_RULES = {
  users: described(
    { type: 'array', maxItems: LIMITS.eligiblePairs, items: { type: 'object' } },
    (value) => (Array.isArray(value) && value.length > 0 ? null : MESSAGES.eligiblePairs),
    ADMIN_MESSAGES.tooManyPairs,
  ),
} satisfies RuleSet;

export const COUPON_RULES = {
  code: filled(
    MESSAGES.couponRequired,
    text({ max: LIMITS.shortTextLength, pattern: COUPON_CODE, sentence: ADMIN_MESSAGES.couponCode }),
  ),
  discount: filled(MESSAGES.couponRequired, wholeNumber(LIMITS.discount.min, LIMITS.discount.max, MESSAGES.discount)),
  expiryDate: optionalDate,
  isActive: optionalYesOrNo,
  maxUses: optional(wholeNumber(1, 1_000_000, MESSAGES.number)),
} satisfies RuleSet;

export const SWITCH_COUPON_RULES = {
  isActive: required(yesOrNo),
} satisfies RuleSet;

export const COUPON_CHECK_RULES = {
  code: required(atMost(LIMITS.shortTextLength, MESSAGES.shortText)),
} satisfies RuleSet;

export const ELIGIBLE_CHECK_RULES = { email, phone } satisfies RuleSet;

const notes = optional(atMost(LIMITS.notesLength, MESSAGES.longText));

/** R28: a dismissed report has no action; for every action there is a sentence that the member reads. */
export const REPORT_DECISION_RULES = {
  outcome: required(oneOf(REPORT_OUTCOMES)),
  action: alsoJudged(required(oneOf(REPORT_ACTIONS)), (value, form) =>
    form['outcome'] === 'dismissed' && value !== 'none' ? MESSAGES.choice : null,
  ),
  notes,
  message: requiredWhen(
    ({ action }) => action === 'warn' || action === 'hold' || action === 'suspend',
    atMost(LIMITS.notesLength, MESSAGES.longText),
  ),
  release: optional(oneOf(HOLD_RELEASES)),
  seen: optional(wholeNumber(1, 1_000_000, MESSAGES.number)),
} satisfies RuleSet;

export const ACCOUNT_STATUS_RULES = {
  reason: required(atMost(LIMITS.notesLength, MESSAGES.longText)),
} satisfies RuleSet;

/** R30: the member reads why a change was rejected. */
export const PROFILE_EDIT_DECISION_RULES = {
  decision: required(decision),
  notes: requiredWhen((form) => form['decision'] === 'reject', atMost(LIMITS.notesLength, MESSAGES.longText)),
  askedAt: required(atMost(LIMITS.shortTextLength, MESSAGES.shortText)),
} satisfies RuleSet;

export const NEW_ADMINISTRATOR_RULES = {
  username: required(text({ max: LIMITS.shortTextLength, pattern: USERNAME, sentence: ADMIN_MESSAGES.username })),
  name: personName,
  role: required(oneOf(ADMIN_ROLES)),
} satisfies RuleSet;

export const ADMINISTRATOR_CHANGE_RULES = {
  disabled: optionalYesOrNo,
  role: optional(oneOf(ADMIN_ROLES)),
} satisfies RuleSet;

export const OWN_PASSWORD_RULES = { password: knownPassword, newPassword } satisfies RuleSet;

export const SECOND_FACTOR_RULES = { password: knownPassword } satisfies RuleSet;

/** Six digits of the second factor, or a recovery code. */
const factorCode = atMost(LIMITS.shortTextLength, MESSAGES.otp);

/** One of the two, depending on whether the second factor is set up: the server knows. */
export const PROOF_RULES = { password: optional(knownPassword), code: optional(factorCode) } satisfies RuleSet;

export const SECOND_FACTOR_CODE_RULES = { code: required(factorCode) } satisfies RuleSet;
