/** Section 3's filters, as they come from the URL: every value a text. */
import { LIMITS } from '../limits.js';
import { MESSAGES } from '../messages.js';
import { INCOME_BANDS } from '../vocabulary/career.js';
import { GENDERS, LOOKING_FOR, MARITAL_STATUSES } from '../vocabulary/people.js';
import { NRI_COUNTRIES, STATES } from '../vocabulary/places.js';
import { SORTS } from '../vocabulary/status.js';
import { atMost, oneOf, optional, text, type RuleSet } from './rule.js';

const year = optional(text((value) => /^(?:19|20)\d\d$/.test(value), MESSAGES.choice));
const city = optional(atMost(LIMITS.shortTextLength, MESSAGES.shortText));

export const BROWSE_RULES = {
  lookingFor: optional(oneOf(LOOKING_FOR, ...GENDERS.map((gender) => gender.value))),
  birthYearFrom: year,
  birthYearTo: year,
  maritalStatus: optional(oneOf(MARITAL_STATUSES)),
  workState: optional(oneOf(STATES)),
  workCity: city,
  workCountry: optional(oneOf(NRI_COUNTRIES)),
  familyState: optional(oneOf(STATES)),
  familyCity: city,
  incomeFrom: optional(oneOf(INCOME_BANDS)),
  incomeTo: optional(oneOf(INCOME_BANDS)),
  sort: optional(oneOf(SORTS)),
  page: optional(text((value) => /^[1-9]\d{0,5}$/.test(value), MESSAGES.number)),
} satisfies RuleSet;
