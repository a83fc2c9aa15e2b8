/** Section 3's filters, as they come from the URL: every value a text. */
import { LIMITS } from '../limits.js';
import { MESSAGES } from '../messages.js';
import { TYPED_LENGTH } from '../rules/fields.js';
import { atMost, given, oneOf, optional, text, type Rule } from '../rules/rule.js';
import { isStated, type Option } from '../vocabulary/option.js';
import { GENDERS, LOOKING_FOR } from '../vocabulary/people.js';
import { NRI_COUNTRIES, STATES } from '../vocabulary/places.js';
import type { FilterSpec } from './field-spec.js';
import { FIELD_NAMES, fieldSpec, optionsOf, type FieldName, type FIELDS } from './fields.js';

type Specs = { [F in FieldName]: (typeof FIELDS)[F] extends { filter: infer S } ? S : never }[FieldName];
type NamesIn<S> = S extends FilterSpec ? Exclude<S[keyof S], S['kind']> & string : never;

export type FilterName = NamesIn<Specs>;
export type FilterPart = 'value' | 'from' | 'to' | 'state' | 'city' | 'country';
/** Filters that ask for one of a field's options, by the name of its column in the listing. */
export type OneOfFilter = Extract<Specs, { kind: 'one-of' }>['value'];
/** Filters that ask for one value, as opposed to ranges and to whom one looks for. */
export type ValueFilter = OneOfFilter | NamesIn<Extract<Specs, { kind: 'place' }>>;

export interface Filter {
  readonly name: FilterName;
  readonly field: FieldName;
  readonly kind: FilterSpec['kind'];
  readonly part: FilterPart;
  readonly rule: Rule;
  /** What may be chosen; null for a year or a city. */
  readonly options: readonly Option[] | null;
  /** Of a city: the filter of its state. */
  readonly ofState?: FilterName;
}

const YEAR = optional(text({ max: TYPED_LENGTH, pattern: /^(?:19|20)\d\d$/, sentence: MESSAGES.choice }));
const CITY = optional(atMost(LIMITS.shortTextLength, MESSAGES.shortText));

const chosen = (options: readonly Option[], ...synonyms: string[]) => ({
  options,
  rule: optional(oneOf(options, ...synonyms)),
});

function partOf(field: FieldName, kind: FilterSpec['kind'], part: FilterPart): Pick<Filter, 'options' | 'rule'> {
  if (part === 'state') return chosen(STATES);
  if (part === 'country') return chosen(NRI_COUNTRIES);
  if (part === 'city') return { options: null, rule: CITY };
  if (kind === 'birth-years') return { options: null, rule: YEAR };
  if (kind === 'looking-for') return chosen(LOOKING_FOR, ...GENDERS.map((gender) => gender.value));
  return chosen(optionsOf(field).filter(({ value }) => isStated(value)));
}

function filtersOf(field: FieldName): Filter[] {
  const { filter } = fieldSpec(field);
  if (!filter) return [];
  const { kind, ...parameters } = filter;
  return (Object.entries(parameters) as [FilterPart, FilterName][]).map(([part, name]) => ({
    name,
    field,
    kind,
    part,
    ...partOf(field, kind, part),
    ...(filter.kind === 'place' && part === 'city' ? { ofState: filter.state as FilterName } : {}),
  }));
}

const ORDER: readonly FilterSpec['kind'][] = ['looking-for', 'birth-years', 'one-of', 'place', 'bands'];

/** In the order in which the panel shows them: whom, how old, what kind, where, what income. */
export const FILTERS: readonly Filter[] = FIELD_NAMES.flatMap(filtersOf).sort(
  (one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind),
);
export const FILTER_NAMES: readonly FilterName[] = FILTERS.map(({ name }) => name);
export const FILTER = Object.fromEntries(FILTERS.map((filter) => [filter.name, filter])) as Readonly<
  Record<FilterName, Filter>
>;

export const ONE_OF_FILTERS = FILTERS.filter(({ kind }) => kind === 'one-of').map(({ name }) => name as OneOfFilter);
export const VALUE_FILTERS = FILTERS.filter(({ kind }) => kind === 'one-of' || kind === 'place').map(
  ({ name, part }) => ({ name: name as ValueFilter, part }),
);

/** Years by number, bands by their order. */
function rankOf(field: FieldName, value: string): number {
  const options = optionsOf(field);
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
