import { GOTHRA_SPELLINGS } from '../../base/domain/gothra-spellings.js';
import { SUBCASTE_SPELLINGS } from '../../base/domain/subcaste-spellings.js';
import { nameLookup, type Spellings } from '../../base/name-lookup.js';
import { te as cities } from '../../base/vocabulary/city-names.te.js';
import type { NOT_KNOWN } from '../../base/vocabulary/gothras.js';
import type { Language } from '../../base/vocabulary/status.js';
import { gothraKey } from '../gothras/gothra-key.js';
import { lettersOf } from './letters.js';
import type { ReadNames } from './read-names.js';

export const cityName = nameLookup(Object.entries(cities), lettersOf);

/** Names of the published list; only the server knows the team's later additions. */
export const subcasteName = nameLookup(Object.values(SUBCASTE_SPELLINGS), lettersOf);

/** Written out, so that an application which fetches the tables fetches nothing else with them. */
const UNKNOWN: Spellings = ['Not known' satisfies typeof NOT_KNOWN, 'తెలియదు'];

/** Names of the list that the product begins with; only the server knows the team's later additions. */
export const gothraName = nameLookup([...GOTHRA_SPELLINGS, UNKNOWN], gothraKey);

/** All tables together: an application fetches this when it needs one. */
export const NAMES: Readonly<Record<Language, ReadNames>> = { en: namesIn('en'), te: namesIn('te') };

function namesIn(language: Language): ReadNames {
  return {
    city: (written) => cityName(written, language),
    subcaste: (written) => subcasteName(written, language),
    gothra: (written) => gothraName(written, language),
  };
}
