import { te } from '../../base/vocabulary/city-names.te.js';
import { lettersOf } from './letters.js';
import { nameLookup } from '../../base/name-lookup.js';

export const cityName = nameLookup(Object.entries(te), lettersOf);
