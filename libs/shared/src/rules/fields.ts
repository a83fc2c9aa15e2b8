/** Section 5 of the specification: one rule per kind of field. */
import { isEmailAddress } from '../email.js';
import { ageOn, isCalendarDate } from '../india-time.js';
import { LIMITS } from '../limits.js';
import { MESSAGES } from '../messages.js';
import { heightInches } from '../vocabulary/height.js';
import { atMost, described, optional, required, text, type Refusal, type Rule } from './rule.js';

const PASSWORD = new RegExp(`^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d@$!%*?&]{${LIMITS.passwordLength.min},}$`);

function matching(pattern: RegExp, sentence: Refusal): Rule {
  return described(
    { type: 'string', pattern: pattern.source },
    text((value) => pattern.test(value), sentence),
  );
}

export const emailFormat = described(
  { type: 'string', format: 'email', maxLength: LIMITS.emailLength },
  text(isEmailAddress, MESSAGES.email),
);
export const phoneFormat = matching(new RegExp(`^[6-9]\\d{${LIMITS.phoneDigits - 1}}$`), MESSAGES.phone);
export const codeFormat = matching(new RegExp(`^\\d{${LIMITS.codeLength}}$`), MESSAGES.otp);

/** Aadhaar and PAN may be typed in groups; spaces do not count. */
export const plainIdentityNumber = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();
const identityNumber = (pattern: RegExp, sentence: Refusal): Rule =>
  text((value) => value.length <= 24 && pattern.test(plainIdentityNumber(value)), sentence);

export const aadhaarFormat = identityNumber(new RegExp(`^\\d{${LIMITS.aadhaarDigits}}$`), MESSAGES.aadhaar);
export const panFormat = identityNumber(/^[A-Z]{5}\d{4}[A-Z]$/, MESSAGES.pan);

const passwordLength = atMost(LIMITS.passwordLength.max, MESSAGES.passwordTooLong);
const passwordFormat = described(
  { type: 'string', pattern: PASSWORD.source, minLength: LIMITS.passwordLength.min },
  (value) => (typeof value === 'string' && PASSWORD.test(value) ? null : MESSAGES.password),
);

const dateOfBirth: Rule = (value) => {
  if (!isCalendarDate(value)) return MESSAGES.dob;
  const age = ageOn(value, new Date());
  if (age < LIMITS.age.min) return MESSAGES.underAge;
  return age > LIMITS.age.max ? MESSAGES.dob : null;
};

export const email = required(emailFormat);
export const phone = required(phoneFormat);
export const code = required(codeFormat);
export const newPassword = required(passwordLength, passwordFormat);
/** A password typed to sign in: any text, but never one that is too long to hash. */
export const knownPassword = required(atMost(LIMITS.passwordLength.max, MESSAGES.passwordTooLong));
export const aadhaar = required(aadhaarFormat);
export const pan = optional(panFormat);
export const dob = required(described({ type: 'string', format: 'date' }, dateOfBirth));
export const personName = required(
  described(
    { type: 'string', minLength: LIMITS.nameLength.min },
    text((value) => value.length >= LIMITS.nameLength.min, MESSAGES.name),
  ),
  atMost(LIMITS.nameLength.max, MESSAGES.nameTooLong),
);
export const height = required((value) => (heightInches(value) === null ? MESSAGES.choice : null));
export const longText = required(atMost(LIMITS.longTextLength, MESSAGES.longText));
export const shortText = required(atMost(LIMITS.shortTextLength, MESSAGES.shortText));
export const optionalShortText = optional(atMost(LIMITS.shortTextLength, MESSAGES.shortText));
export const optionalAddress = optional(atMost(LIMITS.addressLength, MESSAGES.address));
export const agreed = described({ type: 'boolean' }, (value) => (value === true ? null : MESSAGES.required));
/** The number of a page in a query. */
export const pageNumber = optional(text((value) => /^[1-9]\d{0,5}$/.test(value), MESSAGES.number));
