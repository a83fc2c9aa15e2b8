import { DETAIL_LIMITS } from './detail-limits.js';
import { sentences } from '../../base/sentences.js';

/** What names are refused with: apart from the other details, for forms that ask for none of those. */
export const NAME_MESSAGES = sentences({
  surname: `Please keep this to ${DETAIL_LIMITS.surname} characters or fewer`,
  name: 'Please enter a name with at least 2 letters and no digits or symbols',
  nameTe: 'Please write the name in Telugu letters only',
});
