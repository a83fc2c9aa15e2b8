import { sentences } from '../../base/sentences.js';

/** What the fields of gothras refuse, apart from the sentences of all forms. */
export const GOTHRA_MESSAGES = sentences({
  name: 'Please write only the name of the gothra',
  unknown: 'If you do not know it, ask an elder; you can register with "Not known" and tell it later',
});
