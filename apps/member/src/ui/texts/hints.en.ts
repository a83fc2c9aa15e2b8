import { FILE_MEGABYTES, LIMITS } from '@kalyanam/shared/limits';

/** What several screens ask of the same kind of input, with the limits that the server keeps to. */
export const hints = {
  password: `At least ${LIMITS.passwordLength.min} characters with uppercase, lowercase, and number. Also allowed: @ $ ! % * ? &`,
  phone: `${LIMITS.phoneDigits} digits. We send a code to it.`,
  code: `${LIMITS.codeLength} digits`,
  file: `JPEG or PNG, under ${FILE_MEGABYTES} MB.`,
};
