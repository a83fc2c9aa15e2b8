import type { TablePage } from '@kalyanam/shared/team/tables';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Which part of a list is shown is kept in the URL, so that a link and the back button bring it back. */
export interface Order {
  by: string;
  direction: 'asc' | 'desc';
}

export interface Sorting extends Order {
  /** Sorts by this column, or reverses the order if it already does. */
  sortBy: (sort: string, direction?: Order['direction']) => void;
}

const ALWAYS = ['q', 'sort', 'order'] as const;
export const PAGE_SIZE = TEAM_LIMITS.adminPageSize;

/**
 * @param filters names of the filters, as the server knows them, beside the search `q`.
 * @param usual the order of the server when none is asked for, where it depends on a filter by the filters' values.
 */
export function useListState(filters: readonly string[], usual?: Order | ((value: (name: string) => string) => Order)) {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1);
  const value = (name: string): string => params.get(name) ?? '';
  const order = typeof usual === 'function' ? usual(value) : usual;

  /** Sets what is given, removes what is empty, and goes to the first page unless one is given. */
  const set = (changes: Readonly<Record<string, string>>, replace = true) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, text] of Object.entries(changes)) {
          if (text) next.set(name, text);
          else next.delete(name);
        }
        return next;
      },
      { replace },
    );

  const by = value('sort') || order?.by;
  // Another column begins where a press on its heading does.
  const direction = value('order') || (by === order?.by ? order?.direction : 'asc');
  const sorting: Sorting | undefined = by
    ? {
        by,
        direction: direction === 'desc' ? 'desc' : 'asc',
        sortBy: (sort, wanted) =>
          set({ sort, order: wanted ?? (sort === by && direction !== 'desc' ? 'desc' : 'asc') }),
      }
    : undefined;

  const chosen = Object.fromEntries([...ALWAYS, ...filters].map((name) => [name, value(name)]));
  const filtered = ['q', ...filters].some((name) => value(name) !== '');
  const without = (names: readonly string[]) => () => set(Object.fromEntries(names.map((name) => [name, ''])));
  return {
    page,
    value,
    set,
    sorting,
    /** What the export asks for. */
    chosen,
    /** What the list asks for: an order that is not in the URL as it is shown. */
    query: {
      ...chosen,
      ...(value('sort') && { order: direction ?? '' }),
      page: String(page),
      pageSize: String(PAGE_SIZE),
    },
    goTo: (next: number) => set({ page: next > 1 ? String(next) : '' }, false),
    clear: filtered ? without(['q', ...filters]) : undefined,
    /** Takes the order away, too. */
    reset: without([...ALWAYS, ...filters]),
  };
}

export type ListState = ReturnType<typeof useListState>;

/**
 * A page past the last, as an old link or the last row's removal leaves it: the last one is opened in its place.
 * @returns whether that one is on its way.
 */
export function useLastPage(
  { page, set }: Pick<ListState, 'page' | 'set'>,
  { data, isPlaceholderData }: Pick<UseQueryResult<TablePage<unknown>>, 'data' | 'isPlaceholderData'>,
): boolean {
  const last = Math.ceil((data?.total ?? 0) / PAGE_SIZE);
  const past = !isPlaceholderData && last > 0 && page > last;
  const openLast = useEffectEvent(() => set({ page: last > 1 ? String(last) : '' }));
  useEffect(() => {
    if (past) openLast();
  }, [past]);
  return last > 0 && data?.rows.length === 0;
}
