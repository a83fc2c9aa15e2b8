import { ANY_OF_FILTERS, VALUE_FILTERS, type FilterName } from '@kalyanam/shared/topics/profile/filters';
import { spellingsOf, type BrowseQuestion, type Range } from './browse-question.js';
import { among, from, to, yes, type Criterion, type EntryColumn } from './criterion.js';
import { confirmedWithin } from './option-criteria.js';

type Named = readonly [FilterName, Criterion];

/** Each filter by its name, as it is asked of the listing. */
export const filterCriteria = ({ filters }: BrowseQuestion, now: Date): Named[] => [
  ['lookingFor', among('gender', [filters.gender])],
  ...within('birthYear', ['birthYearFrom', 'birthYearTo'], filters.birthYear),
  ...within('incomeRank', ['incomeFrom', 'incomeTo'], filters.income),
  ...within('heightInches', ['heightFrom', 'heightTo'], filters.height),
  ...(filters.photo ? [['photo', yes('hasPhoto')] as const] : []),
  ...(filters.confirmedWithin ? [['confirmedWithin', confirmedWithin(filters.confirmedWithin, now)] as const] : []),
  ...ANY_OF_FILTERS.flatMap((name) => anyOf(name, filters[name])),
  ...VALUE_FILTERS.flatMap(({ name, part }) => (part === 'city' ? named : equal)(name, filters[name])),
];

const equal = (name: FilterName & EntryColumn, value: string | null): Named[] =>
  value === null ? [] : [[name, among(name, [value])]];

/** A city in any spelling; upper and lower case are alike. */
const named = (name: FilterName & EntryColumn, value: string | null): Named[] =>
  value === null ? [] : [[name, among(name, spellingsOf(value))]];

const anyOf = (name: FilterName & EntryColumn, words: readonly string[]): Named[] =>
  words.length === 0 ? [] : [[name, among(name, words)]];

const within = (column: EntryColumn, [least, most]: readonly [FilterName, FilterName], range: Range): Named[] => [
  ...(range.from === null ? [] : [[least, from(column, range.from)] as const]),
  ...(range.to === null ? [] : [[most, to(column, range.to)] as const]),
];
