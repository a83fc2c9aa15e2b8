/** Section 3's filters, with the order and the page. */
import { FITS } from './fits.js';
import { FILTER, FILTER_NAMES, type FilterName } from '../profile/filters.js';
import { STATES } from '../../base/vocabulary/places.js';
import { SORTS } from '../../base/vocabulary/status.js';
import { pageNumber, TYPED_LENGTH } from '../profile/field-rules.js';
import { ignored, oneOf, oneOfWords, optional, required, type Rule, type RuleSet, text } from '../../base/rule.js';
import { MESSAGES } from '../../base/messages.js';

const FILTER_RULES = Object.fromEntries(FILTER_NAMES.map((name) => [name, FILTER[name].rule])) as Record<
  FilterName,
  Rule
>;

export const BROWSE_RULES = {
  ...FILTER_RULES,
  /** R46, for verified members. */
  gothra: optional(oneOfWords('hide-same')),
  /** R47: by the viewer's musts, by those of them that are named (R115), or by the musts of both. */
  fits: FITS,
  /** C3: no one is sought by it, in no list. */
  complexion: ignored,
  sort: optional(oneOf(SORTS)),
  page: pageNumber,
} satisfies RuleSet;

/** The state whose cities are requested. */
export const CITIES_RULES = { state: required(oneOf(STATES)) } satisfies RuleSet;

/** R85: a list and a member code as it is typed. */
export const WHY_RULES = {
  ...BROWSE_RULES,
  code: required(text({ max: TYPED_LENGTH, sentence: MESSAGES.memberCodeAgain })),
} satisfies RuleSet;
