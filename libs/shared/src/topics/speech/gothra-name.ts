import { GOTHRA_SPELLINGS } from '../../base/domain/gothra-spellings.js';
import { gothraKey } from '../gothras/gothra-key.js';
import type { NOT_KNOWN } from '../../base/vocabulary/gothras.js';
import { nameLookup, type Spellings } from '../../base/name-lookup.js';

/** Written out, so that who fetches the tables fetches nothing else with them. */
const UNKNOWN: Spellings = ['Not known' satisfies typeof NOT_KNOWN, 'తెలియదు'];

/** Names of the list that the product begins with; only the server knows the team's later additions. */
export const gothraName = nameLookup([...GOTHRA_SPELLINGS, UNKNOWN], gothraKey);
