import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { SUBCASTES } from '@kalyanam/shared/base/domain/subcastes';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useDetailWords } from './words';
import type { SubcastesAnswer } from '@kalyanam/shared/contracts/gothras';
import { api } from '../../session/session';

const isPublished = (id: string): boolean => (SUBCASTES as readonly string[]).includes(id);

/** What a subcaste is called. The added ones are fetched when the first of them is met; until then it is its id. */
export function useSubcasteWord() {
  const client = useQueryClient();
  const language = useLanguage();
  const { subcaste } = useDetailWords();
  const { data: added } = useQuery({ ...addedSubcastes, enabled: false });
  return (id: string): string => {
    if (isPublished(id)) return subcaste(id);
    if (!added) void client.prefetchQuery(addedSubcastes);
    return added?.find((one) => one.id === id)?.[language] ?? id;
  };
}

/** All that can be chosen, once they are wanted. */
export function useSubcasteIds(wanted: boolean): readonly string[] {
  const { data: added = [] } = useQuery({ ...addedSubcastes, enabled: wanted });
  return [...SUBCASTES, ...added.map(({ id }) => id)];
}

/** Those that the team has added since the list was published. Without them there are the published ones. */
export const addedSubcastes = queryOptions({
  queryKey: ['subcastes'],
  queryFn: async ({ signal }) => (await api.get<SubcastesAnswer>('/subcastes', { signal })).subcastes,
  staleTime: 3_600_000,
});
