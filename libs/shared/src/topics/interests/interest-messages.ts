import { INTEREST_LIMITS } from './interests.js';
import { sentences } from '../../base/sentences.js';

/** What the words with an interest refuse, apart from the sentences of all forms. */
export const INTEREST_MESSAGES = sentences({
  note: `Please keep this to ${INTEREST_LIMITS.noteLength} characters or fewer`,
});
