/** What belongs to an account and not to a profile: the list of profiles loads none of it. */
import { isEmailAddress, plainEmail } from '../../base/email.js';
import { LIMITS } from '../../base/limits.js';
import { MESSAGES } from '../../base/messages.js';
import { plainCode } from '../../base/plain-text.js';
import { TYPED_LENGTH } from '../profile/field-rules.js';
import { PASSWORD_SIGNS } from './password-parts.js';
import { atMost, described, required, text } from '../../base/rule.js';

const PASSWORD = new RegExp(
  `^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d${PASSWORD_SIGNS}]{${LIMITS.passwordLength.min},}$`,
);

export const emailFormat = text({
  max: LIMITS.emailLength,
  format: 'email',
  plain: plainEmail,
  holds: isEmailAddress,
  sentence: MESSAGES.email,
});
export const codeFormat = text({
  max: TYPED_LENGTH,
  plain: plainCode,
  pattern: new RegExp(`^\\d{${LIMITS.codeLength}}$`),
  sentence: MESSAGES.otp,
});

/** Not trimmed: a space is no character of a password. */
const passwordFormat = described(
  {
    type: 'string',
    pattern: PASSWORD.source,
    minLength: LIMITS.passwordLength.min,
    maxLength: LIMITS.passwordLength.max,
  },
  (value) => (typeof value === 'string' && PASSWORD.test(value) ? null : MESSAGES.password),
  MESSAGES.passwordTooLong,
);

export const email = required(emailFormat);
export const code = required(codeFormat);
export const newPassword = required(passwordFormat);
/** A password typed to sign in: any text, but never one that is too long to hash. */
export const knownPassword = required(atMost(LIMITS.passwordLength.max, MESSAGES.passwordTooLong));
