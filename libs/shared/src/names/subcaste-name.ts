import { SUBCASTE_SPELLINGS } from '../domain/subcaste-spellings.js';
import { lettersOf } from './letters.js';
import { nameLookup } from './name-lookup.js';

/** Of the published list; what the team has added since is known to the server alone. */
export const subcasteName = nameLookup(Object.values(SUBCASTE_SPELLINGS), lettersOf);
