import { FILE_MEGABYTES, LIMITS } from '@kalyanam/shared/base/limits';

/** Hints that several screens share for the same kind of input, with the limits of the server. */
export const hints = {
  password: `At least ${LIMITS.passwordLength.min} characters with uppercase, lowercase, and number. Also allowed: @ $ ! % * ? &`,
  phone: `${LIMITS.phoneDigits} digits. We send a code to it.`,
  code: `${LIMITS.codeLength} digits`,
  file: `JPEG or PNG, under ${FILE_MEGABYTES} MB.`,
};
