import type { TablePage } from '@kalyanam/shared/admin/tables';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { PAGE_SIZE, type ListState } from './use-list-state';

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
