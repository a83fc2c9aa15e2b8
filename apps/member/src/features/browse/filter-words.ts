import { FILTER, type FilterName } from '@kalyanam/shared/profile/filters';
import { useProfileWords } from '../../ui/texts/profile';
import { listOf } from './filters';

const SYNONYMS: Readonly<Record<string, string>> = { female: 'bride', male: 'groom' };

/** What a filter is called, and what its chip says. */
export function useFilterWords() {
  const { labels, choice } = useProfileWords();
  const names: Partial<Record<FilterName, string>> = labels.filters;
  const chips: Partial<Record<FilterName, (value: string) => string>> = labels.chips;

  const nameOf = (name: FilterName): string => names[name] ?? labels.fields[FILTER[name].field];

  const chipOf = (name: FilterName, value: string): string => {
    const list = listOf(name);
    if (value === 'others' && (list === 'state' || list === 'country'))
      return chips[name]?.(labels.elsewhere[list]) ?? '';
    const shown = list ? choice(list, SYNONYMS[value] ?? value) : value;
    return chips[name]?.(shown) ?? shown;
  };

  return { nameOf, chipOf };
}
