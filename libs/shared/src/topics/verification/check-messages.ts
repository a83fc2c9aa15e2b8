import { sentences } from '../../base/sentences.js';

/** What the forms about checks refuse, apart from the sentences of all forms. */
export const CHECK_MESSAGES = sentences({
  workEmail: 'Please use your work address',
  noPaper: 'There is nothing that we could check here',
  openFirst: 'Please open the file first',
});
