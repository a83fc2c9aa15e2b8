import { te } from '../vocabulary/city-names.te.js';
import { lettersOf } from './letters.js';
import { nameLookup } from './name-lookup.js';

export const cityName = nameLookup(Object.entries(te), lettersOf);
