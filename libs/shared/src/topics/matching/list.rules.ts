/** Section 3's filters, with the order and the page; which wishes there are is not known here. */
import { FILTER, FILTER_NAMES, type FilterName } from '../profile/filters.js';
import { SORTS } from '../../base/vocabulary/status.js';
import { pageNumber } from '../profile/field-rules.js';
import { ignored, oneOf, oneOfWords, optional, type Rule, type RuleSet } from '../../base/rule.js';

const FILTER_RULES = Object.fromEntries(FILTER_NAMES.map((name) => [name, FILTER[name].rule])) as Record<
  FilterName,
  Rule
>;

export const LIST_RULES = {
  ...FILTER_RULES,
  /** R46, for verified members. */
  gothra: optional(oneOfWords('hide-same')),
  /** C3: no one is sought by it, in no list. */
  complexion: ignored,
  sort: optional(oneOf(SORTS)),
  page: pageNumber,
} satisfies RuleSet;
