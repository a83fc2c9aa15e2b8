import { yearInIndia } from '@kalyanam/shared/base/india-time';
import type { Freshness } from '@kalyanam/shared/base/domain/lists';
import {
  FILTER,
  wordsIn,
  type AnyOfFilter,
  type FilterName,
  type BrowseQuery,
} from '@kalyanam/shared/topics/profile/filters';
import { shownHeight } from '@kalyanam/shared/base/vocabulary/height';
import { useCardTexts } from '../../../parts/cards/cards.en';
import { useFieldWords } from '../../../parts/details/field-words';
import { useNames } from '../../../ui/texts/names';
import { useProfileWords } from '../../../ui/texts/profile';
import { useFilterTexts } from './filters.en';
import { listOf } from './filter-edits';
import { type Narrowing } from './filters';

/** A chip names as many words, and counts the others. */
const NAMED = 2;
const SYNONYMS: Readonly<Record<string, string>> = { female: 'bride', male: 'groom' };

/** What a filter is called, and what its chip says. */
export function useFilterWords() {
  const { labels, choice } = useProfileWords();
  const { city } = useNames();
  const { ages, fits, notOurGothra } = useFilterTexts();
  const fields = useFieldWords();
  const freshness = useCardTexts();
  const names: Partial<Record<FilterName, string>> = labels.filters;
  const chips: Partial<Record<FilterName, (value: string) => string>> = labels.chips;

  const nameOf = (name: FilterName): string => names[name] ?? fields.labelOf(FILTER[name].field ?? 'name');

  /** One of the words that an any-of filter chooses from. */
  const wordOf = (name: AnyOfFilter, word: string): string => {
    const { field } = FILTER[name];
    return field ? fields.wordOf(field, word) : word;
  };

  const anyOf = (name: AnyOfFilter, value: string): string => {
    const words = wordsIn(value);
    const named = words
      .slice(0, NAMED)
      .map((word) => wordOf(name, word))
      .join(', ');
    const all = words.length > NAMED ? `${named} +${words.length - NAMED}` : named;
    return name === 'diet' ? all : `${nameOf(name)}: ${all}`;
  };

  const valueOf = (name: FilterName, value: string): string => {
    const { kind } = FILTER[name];
    if (kind === 'any-of') return anyOf(name as AnyOfFilter, value);
    if (kind === 'fresh') return freshness[value as Freshness];
    if (kind === 'heights') return chips[name]?.(shownHeight(value)) ?? shownHeight(value);
    const list = listOf(name);
    if (value === 'others' && (list === 'state' || list === 'country'))
      return chips[name]?.(labels.elsewhere[list]) ?? '';
    const shown = list ? choice(list, SYNONYMS[value] ?? value) : city(value);
    return chips[name]?.(shown) ?? shown;
  };

  /** Years of birth as ages, by which families think. */
  const agesOf = ({ birthYearFrom, birthYearTo }: BrowseQuery): string => {
    const age = (year: string) => yearInIndia(new Date()) - Number(year);
    if (!birthYearFrom) return ages.from(age(birthYearTo ?? ''));
    return birthYearTo ? ages.both(age(birthYearTo), age(birthYearFrom)) : ages.to(age(birthYearFrom));
  };

  const chipOf = (filters: readonly Narrowing[], query: BrowseQuery): string => {
    const [first] = filters;
    if (first === 'fits') return fits;
    if (first === 'gothra' || !first) return notOurGothra;
    return FILTER[first].kind === 'birth-years' ? agesOf(query) : valueOf(first, query[first] ?? '');
  };

  return { nameOf, chipOf, wordOf, valueOf };
}
