import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { formatNumber } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { CountsAnswer, OptionCounts } from '@kalyanam/shared/contracts/why';
import { FILTER, inOrder, type FilterName, type BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { api } from '../../../session/session';
import type { Option } from '@kalyanam/shared/base/vocabulary/option';
import type { OptionNote } from '../../../ui/form/option-note';
import { useBrowseTexts } from './browse.en';
import { filtersOf, type Filters } from './filters';

type Counts = Record<string, number>;

/** Without the options beyond the other end of their range: chosen, the two would be swapped. */
const unswapped = (counts: OptionCounts, query: Filters): OptionCounts =>
  Object.fromEntries(
    Object.entries(counts).map(([name, options]): [string, Counts] => {
      const stays = ([value]: [string, number]) => inOrder({ ...query, [name]: value })[name as FilterName] === value;
      return [name, isRange(name as FilterName) ? Object.fromEntries(Object.entries(options).filter(stays)) : options];
    }),
  );
const isRange = (name: FilterName): boolean => FILTER[name].part === 'from' || FILTER[name].part === 'to';

/** The last numbers stay until the next are there. */
const optionCounts = (query: Filters) =>
  queryOptions({
    queryKey: ['profiles', 'counts', query],
    queryFn: async ({ signal }) => {
      const { counts } = await api.get<CountsAnswer>('/profiles/counts', { query, signal });
      return counts && unswapped(counts, query);
    },
    placeholderData: keepPreviousData,
  });

/**
 * How many each option would give; without an answer the filters do as well. Drawn when nothing more urgent is; until the
 * first answer is drawn, `waits` says that it is on its way.
 */
export function useOptionCounts(
  resting: BrowseQuery,
  enabled: boolean,
): { counts: OptionCounts | null; waits: boolean } {
  const { data, isLoading } = useQuery({ ...optionCounts(filtersOf(resting)), enabled });
  const counts = useDeferredValue(data ?? null);
  return { counts, waits: isLoading || (counts === null && Boolean(data)) };
}

/** Those that would give someone, the most first or as they are listed; a chosen one stays, and all until it is known. */
export function byCount(
  options: readonly Option[],
  counts: Counts | undefined,
  chosen: readonly string[],
  order: 'most-first' | 'as-listed' = 'most-first',
): readonly Option[] {
  if (!counts) return options;
  const kept = options.filter(({ value }) => counts[value] !== 0 || chosen.includes(value));
  const countOf = ({ value }: Option) => counts[value] ?? 0;
  return order === 'as-listed' ? kept : kept.sort((one, other) => countOf(other) - countOf(one));
}

export function useCountNote(): (count: number | undefined) => OptionNote | null {
  const { results } = useBrowseTexts();
  const language = useLanguage();
  return (count) => {
    if (count === undefined) return null;
    const shown = formatNumber(count, language);
    return { shown, said: results(shown, count === 1), isEmpty: count === 0 };
  };
}
