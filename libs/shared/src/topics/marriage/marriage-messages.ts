import { sentences } from '../../base/sentences.js';

/** What naming the other family refuses, apart from the sentences of all forms. */
export const MARRIAGE_MESSAGES = sentences({
  own: 'This is your own number',
  story: 'Please keep this to 600 characters or fewer',
  noInterest: 'You have no accepted interest; is the number right?',
});
