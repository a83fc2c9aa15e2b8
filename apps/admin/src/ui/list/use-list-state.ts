/** Which part of a list is shown stands in the URL, so that a link and the back button bring it back. */
import { LIMITS } from '@kalyanam/shared/limits';
import { useSearchParams } from 'react-router-dom';

export interface Order {
  by: string;
  direction: 'asc' | 'desc';
}

export interface Sorting extends Order {
  /** By this, the other way round when it is sorted by this already. */
  sortBy: (sort: string, direction?: Order['direction']) => void;
}

const ALWAYS = ['q', 'sort', 'order'] as const;
export const PAGE_SIZE = LIMITS.adminPageSize;

/**
 * @param filters names of the filters, as the server knows them, beside the search `q`.
 * @param usual the order of the server when none is asked for.
 */
export function useListState(filters: readonly string[], usual?: Order) {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1);
  const value = (name: string): string => params.get(name) ?? '';

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

  const by = value('sort') || usual?.by;
  const direction = value('order') || usual?.direction;
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
  return {
    page,
    value,
    set,
    sorting,
    /** What the export asks for. */
    chosen,
    /** What the list asks for. */
    query: { ...chosen, page: String(page), pageSize: String(PAGE_SIZE) },
    goTo: (next: number) => set({ page: next > 1 ? String(next) : '' }, false),
    clear: filtered ? () => set(Object.fromEntries(['q', ...filters].map((name) => [name, '']))) : undefined,
  };
}

export type ListState = ReturnType<typeof useListState>;
