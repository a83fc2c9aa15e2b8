import { SUBCASTE_SPELLINGS } from '../../base/domain/subcaste-spellings.js';
import { lettersOf } from './letters.js';
import { nameLookup } from '../../base/name-lookup.js';

/** Names of the published list; only the server knows the team's later additions. */
export const subcasteName = nameLookup(Object.values(SUBCASTE_SPELLINGS), lettersOf);
