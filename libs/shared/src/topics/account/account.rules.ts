/** Section 5: sign-in, codes and reset. */
import { code, email, knownPassword, newPassword } from './account-fields.js';
import { phoneFormat } from './phone.rule.js';
import { MESSAGES } from '../../base/messages.js';
import { plainCode } from '../../base/plain-text.js';
import {
  alsoJudged,
  atMost,
  oneOf,
  oneOfWords,
  optional,
  required,
  requiredWhen,
  text,
  type RuleSet,
} from '../../base/rule.js';

const OPAQUE_LENGTH = 100;
const opaque = required(atMost(OPAQUE_LENGTH, MESSAGES.text));

const DIGITS = /^\d+$/;

/** Digits are treated as a code; anything else as the token of a mailed link. */
function codeOrToken(text: string): string {
  const digits = plainCode(text);
  return DIGITS.test(digits) ? digits : text.trim();
}
const codeOrLinkToken = alsoJudged(
  required(text({ max: OPAQUE_LENGTH, plain: codeOrToken, sentence: MESSAGES.text })),
  (value, form) => (DIGITS.test(String(value)) ? code(value, form) : null),
);

export const LOGIN_RULES = { email, password: knownPassword } satisfies RuleSet;
export const CODE_RULES = { code } satisfies RuleSet;
export const FORGOT_PASSWORD_RULES = { email } satisfies RuleSet;
export const NEW_PASSWORD_RULES = { password: newPassword } satisfies RuleSet;
export const RESET_PASSWORD_RULES = {
  token: opaque,
  password: requiredWhen(({ registration }) => registration !== 'not-mine', newPassword),
  registration: optional(oneOfWords('mine', 'not-mine')),
} satisfies RuleSet;
export const VERIFY_EMAIL_RULES = { token: codeOrLinkToken } satisfies RuleSet;
export const VERIFY_PHONE_RULES = { userId: opaque, ...CODE_RULES } satisfies RuleSet;

/** R45: left out, the number stays as it is. */
export const CANDIDATE_CODE_RULES = { phone: optional(phoneFormat) } satisfies RuleSet;

const CHANNELS = [
  { value: 'phone', label: 'Phone' },
  { value: 'email', label: 'Email' },
] as const;
export const RESEND_RULES = { userId: opaque, channel: optional(oneOf(CHANNELS)) } satisfies RuleSet;
