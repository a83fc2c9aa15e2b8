import { yearInIndia } from '@kalyanam/shared/india-time';
import type { BrowseQuery } from '@kalyanam/shared/contracts/profile';
import { FILTER, type FilterName } from '@kalyanam/shared/profile/filters';
import { useProfileWords } from '../../ui/texts/profile';
import { useBrowseTexts } from './browse.en';
import { listOf, type Chip } from './filters';

const SYNONYMS: Readonly<Record<string, string>> = { female: 'bride', male: 'groom' };

/** What a filter is called, and what its chip says. */
export function useFilterWords() {
  const { labels, choice, cityName } = useProfileWords();
  const { born } = useBrowseTexts();
  const names: Partial<Record<FilterName, string>> = labels.filters;
  const chips: Partial<Record<FilterName, (value: string) => string>> = labels.chips;

  const nameOf = (name: FilterName): string => names[name] ?? labels.fields[FILTER[name].field ?? 'name'];

  const valueOf = (name: FilterName, value: string): string => {
    const list = listOf(name);
    if (value === 'others' && (list === 'state' || list === 'country'))
      return chips[name]?.(labels.elsewhere[list]) ?? '';
    const shown = list ? choice(list, SYNONYMS[value] ?? value) : cityName(value);
    return chips[name]?.(shown) ?? shown;
  };

  const chipOf = ([first, second]: Chip, query: BrowseQuery): string => {
    const value = (first && query[first]) ?? '';
    const end = second && query[second];
    if (!first || !end) return first ? valueOf(first, value) : '';
    const present = yearInIndia(new Date());
    return born(value, end, present - Number(end), present - Number(value));
  };

  return { nameOf, chipOf };
}
