import { sentences } from '../../base/sentences.js';

/** What the fields of identity documents refuse, apart from the sentences of all forms. */
export const IDENTITY_MESSAGES = sentences({
  number: 'Please enter the number as it is on the document',
  lastFour: 'Please enter only the last 4 digits',
  notOffered: 'Please choose one of the documents that we accept',
  otherDocument: 'Please send a picture of the document whose number you gave, or change the number first',
});
