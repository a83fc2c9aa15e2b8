import { queryOptions } from '@tanstack/react-query';
import type { SubcastesAnswer } from '@kalyanam/shared/contracts/gothras';
import { api } from '../../session/session';

/** Those that the team has added since the list was published. Without them there are the published ones. */
export const addedSubcastes = queryOptions({
  queryKey: ['subcastes'],
  queryFn: async ({ signal }) => (await api.get<SubcastesAnswer>('/subcastes', { signal })).subcastes,
  staleTime: 3_600_000,
});
