import { columnName } from '@kalyanam/shared/profile/columns';
import { ANY_OF_FILTERS, VALUE_FILTERS, type FilterName } from '@kalyanam/shared/profile/filters';
import type { Freshness } from '@kalyanam/shared/domain/freshness';
import { freshSince } from '@kalyanam/shared/looking/looking';
import { spellingsOf, type BrowseQuestion, type Range } from './browse-question.js';
import { condition, type Condition } from './condition.js';

type Named = readonly [FilterName, Condition];

/** Each filter by its name, as a condition on the listing. */
export const filterConditions = ({ filters }: BrowseQuestion, now: Date): Named[] => [
  ['lookingFor', condition('gender = ?', filters.gender)],
  ...within('birth_year', ['birthYearFrom', 'birthYearTo'], filters.birthYear),
  ...within('income_rank', ['incomeFrom', 'incomeTo'], filters.income),
  ...within('height_inches', ['heightFrom', 'heightTo'], filters.height),
  ...(filters.photo ? [['photo', condition('has_photo = ?', true)] as const] : []),
  ...(filters.confirmedWithin ? [['confirmedWithin', confirmed(filters.confirmedWithin, now)] as const] : []),
  ...ANY_OF_FILTERS.flatMap((name) => anyOf(name, filters[name])),
  ...VALUE_FILTERS.flatMap(({ name, part }) => (part === 'city' ? named : equal)(name, filters[name])),
];

/** R72: whom we took over from their activity have confirmed nothing. */
const confirmed = (within: Freshness, now: Date): Condition =>
  condition('taken_over = ? AND confirmed_at >= ?', false, freshSince(within, now));

const equal = (name: FilterName, value: string | null): Named[] =>
  value === null ? [] : [[name, condition(`${columnName(name)} = ?`, value)]];

/** A city in any spelling; the collation ignores case. */
const named = (name: FilterName, value: string | null): Named[] =>
  value === null ? [] : [[name, condition(`${columnName(name)} IN (?)`, spellingsOf(value))]];

const anyOf = (name: FilterName, words: readonly string[]): Named[] =>
  words.length === 0 ? [] : [[name, condition(`${columnName(name)} IN (?)`, words)]];

const within = (column: string, [least, most]: readonly [FilterName, FilterName], { from, to }: Range): Named[] => [
  ...(from === null ? [] : [[least, condition(`${column} >= ?`, from)] as const]),
  ...(to === null ? [] : [[most, condition(`${column} <= ?`, to)] as const]),
];
