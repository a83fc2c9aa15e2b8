import { CITIES_RULES } from '@kalyanam/shared/rules/browse.rules';
import type { State } from '@kalyanam/shared/vocabulary/places';
import { ruled } from '../common/validation/ruled.js';

export class CitiesDto extends ruled<{ state: State }>(CITIES_RULES) {}
