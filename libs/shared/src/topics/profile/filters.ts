/** Section 3's filters and those of C1, as they come from the URL: every value a text. */
import { mayBeSubcaste } from '../../base/domain/added-subcastes.js';
import { FRESHNESS } from '../../base/domain/lists.js';
import { LIMITS } from '../../base/limits.js';
import { MESSAGES } from '../../base/messages.js';
import { TYPED_LENGTH } from './field-rules.js';
import { atMost, described, given, oneOf, oneOfWords, optional, text, type Rule } from '../../base/rule.js';
import { heightInches, HEIGHTS, WRITTEN_HEIGHT_LENGTH } from '../../base/vocabulary/height.js';
import { isStated, type Option } from '../../base/vocabulary/option.js';
import { GENDERS, LOOKING_FOR } from '../../base/vocabulary/people.js';
import { NRI_COUNTRIES, STATES } from '../../base/vocabulary/places.js';
import { isDetail } from './details.js';
import { audiencesOf, CATALOGUE_FIELDS, rowOf, type CATALOGUE, type CatalogueField } from './catalogue.js';
import type { FilterSpec } from './field-spec.js';
import { FIELD_NAMES, fieldSpec, optionsOf, type FieldName } from './fields.js';
import { lockOf, statedWords } from './listed.js';

/** Filters about no field. */
const MORE = {
  photo: { kind: 'yes', verifiedOnly: true },
  confirmedWithin: { kind: 'fresh' },
} as const;
type MoreFilter = keyof typeof MORE;

type Rows = typeof CATALOGUE;
type Specs = { [F in CatalogueField]: Rows[F] extends { filter: infer S } ? S : never }[CatalogueField];
type NamesIn<S> = S extends FilterSpec ? Exclude<S[keyof S], S['kind']> & string : never;

export type FilterName = NamesIn<Specs> | MoreFilter;
export type FilterPart = 'value' | 'from' | 'to' | 'state' | 'city' | 'country';
/** Filters that ask for one of a field's options, by the name of its column in the listing. */
export type OneOfFilter = Extract<Specs, { kind: 'one-of' }>['value'];
/** Filters that ask for any of several words. */
export type AnyOfFilter = Extract<Specs, { kind: 'any-of' }>['value'];
/** Filters that ask for one value, as opposed to ranges and to the gender looked for. */
export type ValueFilter = OneOfFilter | NamesIn<Extract<Specs, { kind: 'place' }>>;

export interface Filter {
  readonly name: FilterName;
  /** Null for what is no field. */
  readonly field: CatalogueField | null;
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

const MOST_WORDS = 20;
const LONGEST_WORD = 30;

/** The words of a filter, as they come with commas between them. */
export const wordsIn = (value: string | undefined): string[] => [
  ...new Set((value ?? '').split(',').map((word) => word.trim())),
];

const anyOf = (field: CatalogueField, words: readonly string[]): Rule => {
  const isWord = (word: string) => words.includes(word) || (field === 'subcaste' && mayBeSubcaste(word));
  return optional(
    described({ type: 'string', maxLength: MOST_WORDS * LONGEST_WORD }, (value) => {
      const asked = typeof value === 'string' ? wordsIn(value) : [];
      return asked.length > 0 && asked.length <= MOST_WORDS && asked.every(isWord) ? null : MESSAGES.choice;
    }),
  );
};

const YEAR = optional(text({ max: TYPED_LENGTH, pattern: /^(?:19|20)\d\d$/, sentence: MESSAGES.choice }));
const CITY = optional(atMost(LIMITS.shortTextLength, MESSAGES.shortText));
const HEIGHT = optional(
  text({ max: WRITTEN_HEIGHT_LENGTH, holds: (typed) => heightInches(typed) !== null, sentence: MESSAGES.choice }),
);

const chosen = (options: readonly Option[], ...synonyms: string[]) => ({
  options,
  rule: optional(oneOf(options, ...synonyms)),
});
function severalOf(field: CatalogueField): Choice {
  const words = statedWords(field);
  return { options: null, words, rule: anyOf(field, words) };
}

type Choice = Pick<Filter, 'options' | 'rule' | 'words'>;

function partOf(field: CatalogueField, kind: FilterSpec['kind'], part: FilterPart): Choice {
  if (part === 'state') return chosen(STATES);
  if (part === 'country') return chosen(NRI_COUNTRIES);
  if (part === 'city') return { options: null, rule: CITY };
  if (kind === 'birth-years') return { options: null, rule: YEAR };
  if (kind === 'heights') return { options: HEIGHTS, rule: HEIGHT };
  if (kind === 'any-of' || isDetail(field)) return severalOf(field);
  if (kind === 'looking-for') return chosen(LOOKING_FOR, ...GENDERS.map((gender) => gender.value));
  return chosen(optionsOf(field).filter(({ value }) => isStated(value)));
}

function filtersOf(field: CatalogueField): Filter[] {
  const { filter } = rowOf(field);
  if (!filter) return [];
  const { kind, ...parameters } = filter;
  return (Object.entries(parameters) as [FilterPart, FilterName][]).map(([part, name]) => ({
    name,
    field,
    kind,
    part,
    ...lockOf(audiencesOf(field)),
    ...partOf(field, kind, part),
    ...(filter.kind === 'place' && part === 'city' ? { ofState: filter.state as FilterName } : {}),
  }));
}

const MORE_CHOICES: Readonly<Record<MoreFilter, Choice>> = {
  photo: { options: null, rule: optional(oneOfWords('yes')) },
  confirmedWithin: { options: null, words: FRESHNESS, rule: optional(oneOfWords(...FRESHNESS)) },
};

const MORE_FILTERS = (Object.keys(MORE) as MoreFilter[]).map((name): Filter => ({
  ...MORE[name],
  name,
  field: null,
  part: 'value',
  ...MORE_CHOICES[name],
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
export const FILTERS: readonly Filter[] = [...CATALOGUE_FIELDS.flatMap(filtersOf), ...MORE_FILTERS].sort(
  (one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind),
);
export const FILTER_NAMES: readonly FilterName[] = FILTERS.map(({ name }) => name);
export const FILTER = Object.fromEntries(FILTERS.map((filter) => [filter.name, filter])) as Readonly<
  Record<FilterName, Filter>
>;

export const ONE_OF_FILTERS = FILTERS.filter(({ kind }) => kind === 'one-of').map(({ name }) => name as OneOfFilter);
export const ANY_OF_FILTERS = FILTERS.filter(({ kind }) => kind === 'any-of').map(({ name }) => name as AnyOfFilter);
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
