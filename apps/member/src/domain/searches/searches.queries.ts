import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { NewSearch, SavedSearchAnswer, SavedSearches, SearchChange } from '@kalyanam/shared/contracts/searches';
import { SEARCH_ROUTES } from '@kalyanam/shared/searches/routes';
import { api } from '../../session/session';

/** C4: what this member saved, each with how many are new. */
export const savedSearches = queryOptions({
  queryKey: ['searches'],
  queryFn: ({ signal }) => api.get<SavedSearches>(SEARCH_ROUTES.all, { signal }),
});

export const saveSearch = async (search: NewSearch) =>
  (await api.post<SavedSearchAnswer>(SEARCH_ROUTES.all, search)).search;

export const changeSearch = async ({ id, ...change }: SearchChange & { id: string }) =>
  (await api.patch<SavedSearchAnswer>(SEARCH_ROUTES.one(id), change)).search;

export const removeSearch = (id: string) => api.delete(SEARCH_ROUTES.one(id));

/** After any change: the list, and whether letters come. */
export function useSearchesChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: savedSearches.queryKey });
}
