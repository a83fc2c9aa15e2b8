import { DETAIL_LIMITS } from './limits.js';

/** What names of families are refused with: by themselves, for forms that ask for no other detail. */
export const NAME_MESSAGES = {
  surname: `Please keep this to ${DETAIL_LIMITS.surname} characters or fewer`,
  name: 'Please enter a name with at least 2 letters and no digits or symbols',
} as const;
