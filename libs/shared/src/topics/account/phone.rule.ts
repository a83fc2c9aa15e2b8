/** R52: a mobile number, in a file of its own: lists need no table of countries. */
import type { Refusal } from '../../base/sentences.js';
import { LIMITS } from '../../base/limits.js';
import { MESSAGES } from '../../base/messages.js';
import { isAbroad, phoneProblem, plainPhone, type PhoneProblem } from '../../base/phone.js';
import { TYPED_LENGTH } from '../profile/field-rules.js';
import { described, required } from '../../base/rule.js';

const PHONE_SENTENCES = {
  indian: MESSAGES.phone,
  abroad: MESSAGES.phoneAbroad,
  country: MESSAGES.phoneCountry,
} as const satisfies Record<PhoneProblem, Refusal>;

/** Ten digits for India, as ever; a number that begins with + may be of any country that is accepted. */
export const phoneFormat = described(
  { type: 'string', maxLength: TYPED_LENGTH, pattern: `^([6-9]\\d{${LIMITS.phoneDigits - 1}}|\\+[\\d\\s().-]+)$` },
  (value) => {
    const problem = typeof value === 'string' ? phoneProblem(value) : 'indian';
    return problem && PHONE_SENTENCES[problem];
  },
  MESSAGES.phone,
  plainPhone,
);
/** One that an SMS reaches in India. */
const indianFormat = described(
  { type: 'string', maxLength: TYPED_LENGTH },
  (value) => (typeof value === 'string' && !isAbroad(value) ? phoneFormat(value, {}) : MESSAGES.phone),
  MESSAGES.phone,
  plainPhone,
);

export const phone = required(phoneFormat);
export const indianPhone = required(indianFormat);
