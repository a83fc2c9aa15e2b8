/** The query of an administrators' list; every value is a text, as in the URL. */
import type { TeamList } from './lists.js';
import { TABLE_PAGE_SIZES } from './tables.js';
import { TIMELINE_KINDS } from './timeline.js';
import { PROFILE_VIEWERS } from './user-acts.js';
import { LIMITS } from '../base/limits.js';
import { MESSAGES } from '../base/messages.js';
import { optionalDate, pageNumber, writtenNumber } from '../topics/profile/field-rules.js';
import { isValueOf } from '../base/vocabulary/option.js';
import { alsoJudged, atMost, oneOf, oneOfWords, optional, required, type Rule, type RuleSet } from '../base/rule.js';

const words = (values: readonly (string | number)[]): Rule => optional(oneOfWords(...values.map(String)));

/** At most ten years. */
const lastDays = writtenNumber(/^(?:[1-9]\d{0,2}|[12]\d{3}|3[0-5]\d{2}|36[0-4]\d|3650)$/);
export const searched = optional(atMost(LIMITS.emailLength, MESSAGES.shortText));

const FILTER_RULES = {
  words: searched,
  day: optionalDate,
  days: lastDays,
  id: optional(atMost(LIMITS.idLength, MESSAGES.shortText)),
} as const;

const ruleOf = ({ takes, options = [] }: TeamList['filters'][string]): Rule =>
  takes ? FILTER_RULES[takes] : optional(oneOf(options));

/** The rules of a list's query. */
export function listRules<Filter extends string>({ sorts, filters }: TeamList<string, Filter>) {
  const own = Object.entries<TeamList['filters'][string]>(filters).map(([name, filter]) => [name, ruleOf(filter)]);
  return {
    page: pageNumber,
    pageSize: words(TABLE_PAGE_SIZES),
    sort: words(sorts),
    order: words(['asc', 'desc']),
    q: searched,
    ...(Object.fromEntries(own) as Record<Filter, Rule>),
  } satisfies RuleSet;
}

export const VIEW_AS_RULES = { viewer: required(oneOf(PROFILE_VIEWERS)) } satisfies RuleSet;

/** A place in the history: the moment, the table, the row. */
const TIMELINE_PLACE = /^\d{1,15}\.\d{1,2}\.\d{1,10}$/;

export const TIMELINE_RULES = {
  before: alsoJudged(optional(atMost(LIMITS.shortTextLength, MESSAGES.shortText)), (value) =>
    typeof value !== 'string' || value === '' || TIMELINE_PLACE.test(value) ? null : MESSAGES.choice,
  ),
  kinds: alsoJudged(optional(atMost(LIMITS.shortTextLength, MESSAGES.shortText)), (value) =>
    typeof value !== 'string' || value === '' || value.split(',').every((kind) => isValueOf(TIMELINE_KINDS, kind))
      ? null
      : MESSAGES.choice,
  ),
} satisfies RuleSet;
