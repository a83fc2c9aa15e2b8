/** Rules for the requests of a family desk (C14). */
import { CALL_ZONES } from '../calls/zones.js';
import { DESK_LIMITS, DESK_MESSAGES } from './desk.js';
import { DESK_ALLOWANCES, DESK_ROLES } from './desk-rights.js';
import { DESK_DRAFT_KINDS, DESK_EDITS, isAboutOwn } from './drafts.js';
import { VOCABULARY } from '../../base/domain/vocabulary.js';
import { LIMITS } from '../../base/limits.js';
import { MESSAGES } from '../../base/messages.js';
import { LANGUAGES } from '../../base/vocabulary/status.js';
import { code, codeFormat, emailFormat, newPassword } from '../account/account-fields.js';
import { CALL_PROPOSAL_RULES } from '../calls/call.rules.js';
import { pageNumber, personName } from '../profile/field-rules.js';
import { phone } from '../account/phone.rule.js';
import { SHOW_RULES } from '../interests/relation.rules.js';
import {
  atMost,
  described,
  oneOf,
  oneOfWords,
  optional,
  optionalYesOrNo,
  required,
  requiredWhen,
  yesOrNo,
  type RuleSet,
} from '../../base/rule.js';

const isAllowance = (value: unknown): boolean => DESK_ALLOWANCES.some((allowance) => allowance === value);
const allow = described(
  { type: 'array', maxItems: DESK_ALLOWANCES.length, items: { type: 'string', enum: [...DESK_ALLOWANCES] } },
  (value) =>
    value === undefined || (Array.isArray(value) && value.every(isAllowance) && new Set(value).size === value.length)
      ? null
      : MESSAGES.choice,
);
const role = required(oneOfWords(...DESK_ROLES));
const relation = required(oneOfWords(...VOCABULARY.deskRelation));
const aboutId = requiredWhen(({ kind }) => !isAboutOwn(kind), atMost(LIMITS.idLength, MESSAGES.text));
/** More than any form of the profile has. */
const MOST_FIELDS = 100;
const change = described(
  { type: 'object', additionalProperties: true, maxProperties: MOST_FIELDS },
  (value, { kind }) => {
    const isForm = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isForm || (value === undefined && !isAboutOwn(kind)) ? null : MESSAGES.required;
  },
);
const slots = described(CALL_PROPOSAL_RULES.slots.schema!, (value, form) =>
  value === undefined ? null : CALL_PROPOSAL_RULES.slots(value, form),
);

export const DESK_INVITATION_RULES = {
  role,
  relation,
  allow,
  phone,
  email: optional(emailFormat),
  consent: optionalYesOrNo,
} satisfies RuleSet;

export const DESK_MEMBER_RULES = { role, relation, allow, wasRole: role, wasAllow: allow } satisfies RuleSet;

export const DESK_NUMBER_RULES = { given: yesOrNo } satisfies RuleSet;

export const DESK_CODE_RULES = { phone } satisfies RuleSet;

export const DESK_ACCEPT_RULES = {
  phone,
  code,
  name: optional(personName),
  email: optional(emailFormat),
  emailCode: optional(codeFormat),
  password: optional(newPassword),
  language: optional(oneOf(LANGUAGES)),
} satisfies RuleSet;

export const DESK_REFUSAL_RULES = { reason: required(oneOfWords('no', 'wrong-relation')) } satisfies RuleSet;

export const DESK_DRAFTS_RULES = { page: pageNumber } satisfies RuleSet;

/** That a call has all its parts, and a change what its own form asks, is judged once the kind is known. */
export const DESK_DRAFT_RULES = {
  kind: required(oneOfWords(...DESK_DRAFT_KINDS)),
  profileId: aboutId,
  of: requiredWhen(({ kind }) => kind === 'edit', oneOfWords(...DESK_EDITS)),
  change,
  note: SHOW_RULES.note,
  between: optional(oneOfWords(...VOCABULARY.callBetween)),
  who: optional(oneOfWords(...VOCABULARY.callWho)),
  slots,
  zone: optional(oneOfWords(...CALL_ZONES)),
  numberOf: optional(atMost(LIMITS.idLength, MESSAGES.text)),
} satisfies RuleSet;

export const DESK_VOTE_RULES = {
  vote: optional(oneOfWords(...VOCABULARY.vote)),
  note: optional(atMost(DESK_LIMITS.noteLength, DESK_MESSAGES.note)),
} satisfies RuleSet;
