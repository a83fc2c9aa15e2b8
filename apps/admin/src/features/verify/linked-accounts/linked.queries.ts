import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { LinkedAnswer } from '@kalyanam/shared/team/signals';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../session/admin-session';

/** Each look is written to the audit log, so it is not fetched again automatically. */
export const linkedQuery = (userId: string) =>
  queryOptions({
    queryKey: [ADMIN_ROUTES.users, 'linked', userId],
    queryFn: ({ signal }) => api.get<LinkedAnswer>(ADMIN_ROUTES.linkedAccounts(userId), { signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
