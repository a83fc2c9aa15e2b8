import { INTEREST_LIMITS } from './interests.js';

/** What the words with an interest refuse, apart from the sentences of all forms. */
export const INTEREST_MESSAGES = {
  note: `Please keep this to ${INTEREST_LIMITS.noteLength} characters or fewer`,
} as const;

export type InterestSentence = (typeof INTEREST_MESSAGES)[keyof typeof INTEREST_MESSAGES];
