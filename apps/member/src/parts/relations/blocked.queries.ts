import { queryOptions } from '@tanstack/react-query';
import type { BlocksAnswer } from '@kalyanam/shared/contracts/relations';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../session/session';

/** R29: the members this member has blocked. */
export const blockedMembers = queryOptions({
  queryKey: ['blocked'],
  queryFn: async ({ signal }) => (await api.get<BlocksAnswer>(ROUTES.blocks, { signal })).blocked,
});
