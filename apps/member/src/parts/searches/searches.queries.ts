import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type {
  NewSearch,
  SavedSearch,
  SavedSearchAnswer,
  SavedSearches,
  SearchChange,
} from '@kalyanam/shared/contracts/searches';
import { SEARCH_ROUTES } from '@kalyanam/shared/topics/matching/searches';
import { api } from '../../session/session';
import { createDeletions } from '../../session/late-deletions';

/** C4: what this member saved, each with how many are new. */
export const savedSearches = queryOptions({
  queryKey: ['searches'],
  queryFn: ({ signal }) => api.get<SavedSearches>(SEARCH_ROUTES.all, { signal }),
});

/** A name, or a place among the ten, that looks free is free. */
const freed = () => deletions.carryOut().catch(() => null);

export async function saveSearch(search: NewSearch): Promise<SavedSearch> {
  await freed();
  return (await api.post<SavedSearchAnswer>(SEARCH_ROUTES.all, search)).search;
}

export async function changeSearch({ id, ...change }: SearchChange & { id: string }): Promise<SavedSearch> {
  if (change.name !== undefined) await freed();
  return (await api.patch<SavedSearchAnswer>(SEARCH_ROUTES.one(id), change)).search;
}

/** It may be the last thing that the page does. */
export const removeSearch = (id: string) => api.delete(SEARCH_ROUTES.one(id), { keepalive: true });

/** After a deletion: the list, on whichever page it is shown next. */
export function useSearchRemoved() {
  const client = useQueryClient();
  return (id: string) =>
    client.setQueryData(
      savedSearches.queryKey,
      (known) => known && { ...known, searches: known.searches.filter((search) => search.id !== id) },
    );
}

/** After any other change: the list, and whether digests come. */
export function useSearchesChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: savedSearches.queryKey });
}

const deletions = createDeletions();

export const { useKept: useKeptSearches, later: deleteSearchLater, undo: undoSearchDeletion } = deletions;
