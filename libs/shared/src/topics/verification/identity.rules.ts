/** R43, R82: the fields of a document of identity, and of the PAN beside it. */
import type { Refusal } from '../../base/sentences.js';
import { IDENTITY_MESSAGES, hasForm, plainIdentityNumber } from './identity-number.js';
import { MESSAGES } from '../../base/messages.js';
import {
  DEFAULT_IDENTITY,
  IDENTITY_KINDS,
  isIdentityKind,
  type IdentityKind,
} from '../../base/vocabulary/documents.js';
import { atMost, described, oneOfWords, optional, required, text, type Rule, type RuleSet } from '../../base/rule.js';

/** As typed, in groups. */
const TYPED_LENGTH = 24;
/** Papers of several states and decades: their form is a hint, not a rule. */
const ANY_NUMBER = /^[A-Z\d/]{5,20}$/;

const numberOf = (holds: (plain: string) => boolean, sentence: Refusal): Rule =>
  text({ max: TYPED_LENGTH, plain: plainIdentityNumber, holds, sentence });

export const aadhaarFormat = numberOf((plain) => hasForm('aadhaar', plain), MESSAGES.aadhaar);
export const panFormat = numberOf((plain) => hasForm('pan', plain), MESSAGES.pan);
const lastFour = numberOf((plain) => hasForm('aadhaar-masked', plain), IDENTITY_MESSAGES.lastFour);
const anyNumber = numberOf((plain) => ANY_NUMBER.test(plain), IDENTITY_MESSAGES.number);

/** The document that a form names, or the default where it names none. */
export const identityKindOf = ({ identityKind }: { readonly identityKind?: unknown }): IdentityKind =>
  typeof identityKind === 'string' && isIdentityKind(identityKind) ? identityKind : DEFAULT_IDENTITY;

/** Null where the chosen document has its number in another field: a value sent here is not read. */
const numberField = (ruleFor: (kind: IdentityKind) => Rule | null, sentence: Refusal): Rule => {
  const unread = optional(atMost(TYPED_LENGTH, sentence));
  return described(
    { type: 'string', maxLength: TYPED_LENGTH },
    (value, form) => {
      const rule = ruleFor(identityKindOf(form));
      return (rule ? required(rule) : unread)(value, form);
    },
    sentence,
    plainIdentityNumber,
  );
};

export const IDENTITY_RULES = {
  identityKind: optional(oneOfWords(...IDENTITY_KINDS)),
  aadhaarNumber: numberField((kind) => (kind === 'aadhaar' ? aadhaarFormat : null), MESSAGES.aadhaar),
  identityNumber: numberField(
    (kind) => (kind === 'aadhaar' ? null : kind === 'aadhaar-masked' ? lastFour : anyNumber),
    IDENTITY_MESSAGES.number,
  ),
  panNumber: optional(panFormat),
} satisfies RuleSet;
