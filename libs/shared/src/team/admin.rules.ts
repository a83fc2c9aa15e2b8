/** Section 5: the administrators' forms. */
import { STORY_ACTS } from '../topics/marriage/marriages.js';
import { NOTE_ACTS } from './held-notes.js';
import { ADMIN_MESSAGES } from './messages.js';
import { HUMAN_FACTS } from './checks.js';
import { ACKNOWLEDGEMENTS, QUEUE_FILTERS } from './case-queue.js';
import { CONTACT_OUTCOMES, NOTE_KINDS } from './member-notes.js';
import { REJECTION_REASONS } from '../base/vocabulary/rejection-reasons.js';
import { HOLD_RELEASES, REPORT_ACTIONS, REPORT_OUTCOMES } from './reports.js';
import { ADMIN_ROLES } from './roles.js';
import { CODE_CHANNELS } from './user-acts.js';
import { VIEWED_LISTS } from './views.js';
import { LIMITS } from '../base/limits.js';
import { TEAM_LIMITS } from './limits.js';
import { MESSAGES } from '../base/messages.js';
import { typed } from '../base/plain-text.js';
import { isValueOf, valuesOf } from '../base/vocabulary/option.js';
import { DOCUMENT_KINDS } from '../base/vocabulary/documents.js';
import { searched } from './list.rules.js';
import { email, knownPassword, newPassword } from '../topics/account/account-fields.js';
import { optionalDate, pageNumber, personName, writtenNumber } from '../topics/profile/field-rules.js';
import { phone } from '../topics/account/phone.rule.js';
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
  type Rule,
  type RuleSet,
} from '../base/rule.js';

const COUPON_CODE = new RegExp(`^[A-Za-z0-9_-]{1,${TEAM_LIMITS.couponCodeLength}}$`);
const PUBLIC_ID = /^[0-9a-hjkmnp-tv-z]{20}$/;
const USERNAME = new RegExp(`^[A-Za-z0-9._-]{${TEAM_LIMITS.usernameLength.min},${TEAM_LIMITS.usernameLength.max}}$`);

const loginPart = filled(
  ADMIN_MESSAGES.adminLogin,
  text({ max: LIMITS.passwordLength.max, sentence: ADMIN_MESSAGES.adminLogin }),
);

const loginName = filled(
  ADMIN_MESSAGES.adminLogin,
  text({ max: LIMITS.passwordLength.max, plain: typed, sentence: ADMIN_MESSAGES.adminLogin }),
);
/** Six digits of the second factor, or a recovery code. */
const factorCode = text({ max: LIMITS.shortTextLength, plain: typed, sentence: MESSAGES.otp });

export const ADMIN_LOGIN_RULES = {
  username: loginName,
  password: loginPart,
  code: optional(factorCode),
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
  overrideReason: optional(atMost(TEAM_LIMITS.reasonLength, ADMIN_MESSAGES.reason)),
} satisfies RuleSet;

const facts = (other: string): Rule =>
  described(
    { type: 'array', maxItems: HUMAN_FACTS.length, items: { type: 'string', enum: valuesOf(HUMAN_FACTS) } },
    (value, form) => {
      if (!Array.isArray(value) || !value.every((fact) => isValueOf(HUMAN_FACTS, fact))) return MESSAGES.choice;
      const opposite = form[other];
      return Array.isArray(opposite) && value.some((fact) => opposite.includes(fact)) ? MESSAGES.choice : null;
    },
  );

/** A fact is right or wrong, not both. */
export const CHECKS_RULES = {
  caseId: required(atMost(LIMITS.shortTextLength, MESSAGES.shortText)),
  seen: required(atMost(LIMITS.shortTextLength, MESSAGES.shortText)),
  ok: facts('wrong'),
  wrong: facts('ok'),
} satisfies RuleSet;

const isNote = (form: Readonly<Record<string, unknown>>): boolean => form['kind'] === 'note';

/** A note needs words; a contact needs what came of it, and has few words. */
export const MEMBER_NOTE_RULES = {
  kind: required(oneOf(NOTE_KINDS)),
  text: alsoJudged(optional(atMost(LIMITS.notesLength, MESSAGES.longText)), (value, form) => {
    if (isNote(form)) return typeof value === 'string' && value.trim() ? null : ADMIN_MESSAGES.noteText;
    return typeof value === 'string' && value.length > TEAM_LIMITS.contactNoteLength
      ? ADMIN_MESSAGES.contactText
      : null;
  }),
  outcome: alsoJudged(optional(oneOf(CONTACT_OUTCOMES)), (value, form) => {
    if (isNote(form)) return isEmpty(value) ? null : MESSAGES.choice;
    return isEmpty(value) ? ADMIN_MESSAGES.contactOutcome : null;
  }),
} satisfies RuleSet;

/** The query of the queue: every value a text, as in the URL; at most 200 to a page. */
export const QUEUE_RULES = {
  page: pageNumber,
  pageSize: writtenNumber(/^(?:[1-9]\d?|1\d\d|200)$/),
  only: optional(oneOf(QUEUE_FILTERS)),
  q: searched,
} satisfies RuleSet;

export const ASSIGNMENT_RULES = {
  colleagueId: optional(atMost(LIMITS.idLength, MESSAGES.shortText)),
  note: optional(atMost(TEAM_LIMITS.reasonLength, ADMIN_MESSAGES.reason)),
} satisfies RuleSet;

export const QUESTION_RULES = {
  question: filled(ADMIN_MESSAGES.questionText, atMost(TEAM_LIMITS.questions.length, ADMIN_MESSAGES.questionText)),
  caseId: optional(atMost(LIMITS.shortTextLength, MESSAGES.shortText)),
} satisfies RuleSet;

export const REVEAL_RULES = {
  kind: required(oneOf(DOCUMENT_KINDS)),
  reason: required(atMost(TEAM_LIMITS.reasonLength, ADMIN_MESSAGES.reason)),
} satisfies RuleSet;

const pairs = described(
  { type: 'array', maxItems: TEAM_LIMITS.eligiblePairs, items: { type: 'object' } },
  (value) => (Array.isArray(value) && value.length > 0 ? null : ADMIN_MESSAGES.eligiblePairs),
  ADMIN_MESSAGES.tooManyPairs,
);

/** A list is refused only as a whole; each of its lines is checked separately (R36). */
export const ELIGIBLE_USERS_RULES = {
  users: pairs,
  label: optional(atMost(TEAM_LIMITS.batchLabelLength, ADMIN_MESSAGES.batchLabel)),
  batch: optional(text({ max: LIMITS.idLength, pattern: PUBLIC_ID, sentence: MESSAGES.choice })),
} satisfies RuleSet;

export const CHECK_PAIRS_RULES = { users: pairs } satisfies RuleSet;

export const COUPON_RULES = {
  code: filled(
    ADMIN_MESSAGES.couponRequired,
    text({ max: LIMITS.shortTextLength, plain: typed, pattern: COUPON_CODE, sentence: ADMIN_MESSAGES.couponCode }),
  ),
  discount: filled(
    ADMIN_MESSAGES.couponRequired,
    wholeNumber(LIMITS.discount.min, LIMITS.discount.max, ADMIN_MESSAGES.discount),
  ),
  expiryDate: optionalDate,
  isActive: optionalYesOrNo,
  maxUses: optional(wholeNumber(1, 1_000_000, MESSAGES.number)),
} satisfies RuleSet;

export const SWITCH_COUPON_RULES = {
  isActive: required(yesOrNo),
} satisfies RuleSet;

export const COUPON_CHECK_RULES = {
  code: required(text({ max: LIMITS.shortTextLength, plain: typed, sentence: MESSAGES.shortText })),
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

export const NOTE_DECISION_RULES = {
  act: required(oneOf(NOTE_ACTS)),
  message: requiredWhen(({ act }) => act === 'warn' || act === 'hold', atMost(LIMITS.notesLength, MESSAGES.longText)),
} satisfies RuleSet;

export const STORY_DECISION_RULES = {
  act: required(oneOfWords(...STORY_ACTS)),
  version: required(wholeNumber(1, 4_000_000_000, MESSAGES.choice)),
} satisfies RuleSet;

/** The writer reads it by email. */
export const RELATIVES_NOTICE_REPLY_RULES = {
  answer: required(atMost(LIMITS.notesLength, MESSAGES.longText)),
} satisfies RuleSet;

export const ACCOUNT_STATUS_RULES = {
  reason: required(atMost(LIMITS.notesLength, MESSAGES.longText)),
} satisfies RuleSet;

export const MEMBER_CODE_RULES = { channel: required(oneOf(CODE_CHANNELS)) } satisfies RuleSet;

export const MEMBER_DATA_RULES = {
  reason: required(atMost(TEAM_LIMITS.reasonLength, ADMIN_MESSAGES.reason)),
} satisfies RuleSet;

/** R30: the member reads why a change was rejected. */
export const PROFILE_EDIT_DECISION_RULES = {
  decision: required(decision),
  notes: requiredWhen((form) => form['decision'] === 'reject', atMost(LIMITS.notesLength, MESSAGES.longText)),
  askedAt: required(atMost(LIMITS.shortTextLength, MESSAGES.shortText)),
} satisfies RuleSet;

export const NEW_ADMINISTRATOR_RULES = {
  username: required(
    text({ max: LIMITS.shortTextLength, plain: typed, pattern: USERNAME, sentence: ADMIN_MESSAGES.username }),
  ),
  name: personName,
  role: required(oneOf(ADMIN_ROLES)),
} satisfies RuleSet;

export const ADMINISTRATOR_CHANGE_RULES = {
  disabled: optionalYesOrNo,
  role: optional(oneOf(ADMIN_ROLES)),
} satisfies RuleSet;

export const OWN_PASSWORD_RULES = { password: knownPassword, newPassword } satisfies RuleSet;

export const SECOND_FACTOR_RULES = { password: knownPassword } satisfies RuleSet;

/** One of the two, depending on whether the second factor is set up: the server knows. */
export const PROOF_RULES = { password: optional(knownPassword), code: optional(factorCode) } satisfies RuleSet;

export const SECOND_FACTOR_CODE_RULES = { code: required(factorCode) } satisfies RuleSet;

/** Which rows: by id, or in a preview all that the query matches. */
export const BULK_RULES = {
  ids: described(
    { type: 'array', maxItems: TEAM_LIMITS.bulkRows, items: { type: 'string', maxLength: LIMITS.idLength } },
    (value, { preview }) => {
      if (value === undefined) return preview === true ? null : ADMIN_MESSAGES.bulkRows;
      const known = Array.isArray(value) && value.length > 0 && value.every((id) => typeof id === 'string');
      return known ? null : ADMIN_MESSAGES.bulkRows;
    },
    ADMIN_MESSAGES.bulkRows,
  ),
  preview: optionalYesOrNo,
  notes,
} satisfies RuleSet;

export const SAVE_VIEW_RULES = {
  list: required(oneOf(VIEWED_LISTS)),
  name: required(atMost(TEAM_LIMITS.views.nameLength, ADMIN_MESSAGES.viewName)),
  query: optional(
    alsoJudged(atMost(TEAM_LIMITS.views.queryLength, MESSAGES.shortText), (query) =>
      String(query).startsWith('?') ? null : MESSAGES.choice,
    ),
  ),
  isDefault: optionalYesOrNo,
} satisfies RuleSet;

export const TEAM_SEARCH_RULES = { q: searched } satisfies RuleSet;
