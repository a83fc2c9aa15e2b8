import { sentences } from '../../base/sentences.js';

/** What the fields of saved searches refuse, apart from the sentences of all forms. */
export const SEARCH_MESSAGES = sentences({
  full: 'You can keep 10 searches',
  name: 'Please use at most 40 characters',
  nameTaken: 'You already have a search with this name',
  query: 'This search asks for something that we do not know',
  consent: 'Please agree to the letter first',
});
