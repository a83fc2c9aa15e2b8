/** What naming the other family refuses, apart from the sentences of all forms. */
export const MARRIAGE_MESSAGES = {
  own: 'This is your own number',
  story: 'Please keep this to 600 characters or fewer',
  noInterest: 'You have no accepted interest; is the number right?',
} as const;

export type MarriageSentence = (typeof MARRIAGE_MESSAGES)[keyof typeof MARRIAGE_MESSAGES];
