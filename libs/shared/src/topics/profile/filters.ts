/** Section 3's filters and those of C1, as they come from the URL: every value a text. */
import { DISTRICTS } from '../../base/domain/districts.js';
import { mayBeSubcaste } from '../../base/domain/added-subcastes.js';
import { SUBCASTES } from '../../base/domain/subcastes.js';
import { FRESHNESS } from '../../base/domain/freshness.js';
import { DEGREE, VISA_STATUS } from '../../base/domain/asked-for.js';
import { LIMITS } from '../../base/limits.js';
import { MESSAGES } from '../../base/messages.js';
import { TYPED_LENGTH } from './field-rules.js';
import { atMost, described, given, oneOf, oneOfWords, optional, text, type Rule } from '../../base/rule.js';
import { heightInches, HEIGHTS, WRITTEN_HEIGHT_LENGTH } from '../../base/vocabulary/height.js';
import { isStated, PREFER_NOT, valuesOf, type Option } from '../../base/vocabulary/option.js';
import { DIETS, GENDERS, LOOKING_FOR } from '../../base/vocabulary/people.js';
import { NRI_COUNTRIES, STATES } from '../../base/vocabulary/places.js';
import type { FieldSpec, FilterSpec } from './field-spec.js';
import { FIELD_NAMES, fieldSpec, optionsOf, type FieldName, type FIELDS } from './fields.js';

/** Filters about facts that a registration does not ask for. */
const MORE = {
  nativeDistrict: { kind: 'any-of' },
  degree: { kind: 'any-of' },
  visa: { kind: 'any-of', verifiedOnly: true },
  photo: { kind: 'yes', verifiedOnly: true },
  confirmedWithin: { kind: 'fresh' },
} as const;
type MoreFilter = keyof typeof MORE;

type Specs = { [F in FieldName]: (typeof FIELDS)[F] extends { filter: infer S } ? S : never }[FieldName];
type NamesIn<S> = S extends FilterSpec ? Exclude<S[keyof S], S['kind']> & string : never;

export type FilterName = NamesIn<Specs> | MoreFilter;
export type FilterPart = 'value' | 'from' | 'to' | 'state' | 'city' | 'country';
/** Filters that ask for one of a field's options, by the name of its column in the listing. */
export type OneOfFilter = Extract<Specs, { kind: 'one-of' }>['value'];
/** Filters that ask for any of several words. */
export type AnyOfFilter =
  | Extract<Specs, { kind: 'any-of' }>['value']
  | { [M in MoreFilter]: (typeof MORE)[M] extends { kind: 'any-of' } ? M : never }[MoreFilter];
/** Filters that ask for one value, as opposed to ranges and to the gender looked for. */
export type ValueFilter = OneOfFilter | NamesIn<Extract<Specs, { kind: 'place' }>>;

export interface Filter {
  readonly name: FilterName;
  /** Null for what a registration does not ask for. */
  readonly field: FieldName | null;
  readonly kind: FilterSpec['kind'] | 'yes' | 'fresh';
  readonly part: FilterPart;
  readonly rule: Rule;
  /** The choices; null for a year, a city or words that are named elsewhere. */
  readonly options: readonly Option[] | null;
  /** The choices where several may be taken; the team adds to subcastes. */
  readonly words?: readonly string[];
  /** For a city: the filter of its state. */
  readonly ofState?: FilterName;
  /** About what only verified members read: refused to all others. */
  readonly verifiedOnly?: true;
}

const WORDS: Readonly<Record<AnyOfFilter, readonly string[]>> = {
  diet: valuesOf(DIETS).filter((diet) => diet !== PREFER_NOT),
  subcaste: SUBCASTES,
  nativeDistrict: Object.values(DISTRICTS).flat(),
  degree: DEGREE,
  visa: VISA_STATUS.filter((visa) => visa !== PREFER_NOT),
};

const MOST_WORDS = 20;
const LONGEST_WORD = 30;

/** The words of a filter, as they come with commas between them. */
export const wordsIn = (value: string | undefined): string[] => [
  ...new Set((value ?? '').split(',').map((word) => word.trim())),
];

const isWordOf = (name: AnyOfFilter, word: string): boolean =>
  WORDS[name].includes(word) || (name === 'subcaste' && mayBeSubcaste(word));

const anyOf = (name: AnyOfFilter): Rule =>
  optional(
    described({ type: 'string', maxLength: MOST_WORDS * LONGEST_WORD }, (value) => {
      const asked = typeof value === 'string' ? wordsIn(value) : [];
      return asked.length > 0 && asked.length <= MOST_WORDS && asked.every((word) => isWordOf(name, word))
        ? null
        : MESSAGES.choice;
    }),
  );

const YEAR = optional(text({ max: TYPED_LENGTH, pattern: /^(?:19|20)\d\d$/, sentence: MESSAGES.choice }));
const CITY = optional(atMost(LIMITS.shortTextLength, MESSAGES.shortText));
const HEIGHT = optional(
  text({ max: WRITTEN_HEIGHT_LENGTH, holds: (typed) => heightInches(typed) !== null, sentence: MESSAGES.choice }),
);

const chosen = (options: readonly Option[], ...synonyms: string[]) => ({
  options,
  rule: optional(oneOf(options, ...synonyms)),
});
const severalOf = (name: AnyOfFilter) => ({ options: null, words: WORDS[name], rule: anyOf(name) });

type Choice = Pick<Filter, 'options' | 'rule' | 'words'>;

function partOf(field: FieldName, kind: FilterSpec['kind'], part: FilterPart, name: FilterName): Choice {
  if (part === 'state') return chosen(STATES);
  if (part === 'country') return chosen(NRI_COUNTRIES);
  if (part === 'city') return { options: null, rule: CITY };
  if (kind === 'birth-years') return { options: null, rule: YEAR };
  if (kind === 'heights') return { options: HEIGHTS, rule: HEIGHT };
  if (kind === 'any-of') return severalOf(name as AnyOfFilter);
  if (kind === 'looking-for') return chosen(LOOKING_FOR, ...GENDERS.map((gender) => gender.value));
  return chosen(optionsOf(field).filter(({ value }) => isStated(value)));
}

/** Asking by a value reads it, so a filter is open to those who read the field's columns. */
export const lockOf = (columns: FieldSpec['columns']): Pick<Filter, 'verifiedOnly'> =>
  Object.values(columns).includes('verified') ? { verifiedOnly: true } : {};

function filtersOf(field: FieldName): Filter[] {
  const { filter, columns } = fieldSpec(field);
  if (!filter) return [];
  const { kind, ...parameters } = filter;
  return (Object.entries(parameters) as [FilterPart, FilterName][]).map(([part, name]) => ({
    name,
    field,
    kind,
    part,
    ...lockOf(columns),
    ...partOf(field, kind, part, name),
    ...(filter.kind === 'place' && part === 'city' ? { ofState: filter.state as FilterName } : {}),
  }));
}

function moreChoice(name: MoreFilter): Choice {
  if (name === 'photo') return { options: null, rule: optional(oneOfWords('yes')) };
  if (name === 'confirmedWithin') return { options: null, words: FRESHNESS, rule: optional(oneOfWords(...FRESHNESS)) };
  return severalOf(name);
}

const MORE_FILTERS = (Object.keys(MORE) as MoreFilter[]).map((name): Filter => ({
  ...MORE[name],
  name,
  field: null,
  part: 'value',
  ...moreChoice(name),
}));

const ORDER: readonly Filter['kind'][] = [
  'looking-for',
  'birth-years',
  'heights',
  'one-of',
  'any-of',
  'yes',
  'fresh',
  'place',
  'bands',
];

/** The order of the panel: person, age, status, place, income. */
export const FILTERS: readonly Filter[] = [...FIELD_NAMES.flatMap(filtersOf), ...MORE_FILTERS].sort(
  (one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind),
);
export const FILTER_NAMES: readonly FilterName[] = FILTERS.map(({ name }) => name);
export const FILTER = Object.fromEntries(FILTERS.map((filter) => [filter.name, filter])) as Readonly<
  Record<FilterName, Filter>
>;

export const ONE_OF_FILTERS = FILTERS.filter(({ kind }) => kind === 'one-of').map(({ name }) => name as OneOfFilter);
export const ANY_OF_FILTERS = Object.keys(WORDS) as readonly AnyOfFilter[];
export const VALUE_FILTERS = FILTERS.filter(({ kind }) => kind === 'one-of' || kind === 'place').map(
  ({ name, part }) => ({ name: name as ValueFilter, part }),
);

/** Years by number, heights by inches, bands by their order. */
function rankOf(field: FieldName, value: string): number {
  const options = optionsOf(field);
  if (fieldSpec(field).kind === 'height') return heightInches(value) ?? 0;
  return options.length > 0 ? options.findIndex((option) => option.value === value) : Number(value);
}

/** R22: a reversed range is swapped, on the server and in the address, so that the chips say what is asked. */
export function inOrder<Query extends Partial<Record<FilterName, string>>>(query: Query): Query {
  const ordered = { ...query };
  for (const field of FIELD_NAMES) {
    const { filter } = fieldSpec(field);
    if (!filter || !('from' in filter)) continue;
    const [from, to] = [filter.from as FilterName, filter.to as FilterName];
    const [low, high] = [given(query[from]), given(query[to])];
    if (low && high && rankOf(field, low) > rankOf(field, high)) Object.assign(ordered, { [from]: high, [to]: low });
  }
  return ordered;
}

/** Query of the browse page; every value is a text, as in the URL. */
export type BrowseQuery = { [F in FilterName | 'gothra' | 'fits' | 'sort' | 'page']?: string };
