import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { SignalsAnswer } from '@kalyanam/shared/team/signals';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../session/admin-session';

/** They change as others register or upload, which no reviewer waits for. */
export const signalsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['signals', userId],
    queryFn: ({ signal }) => api.get<SignalsAnswer>(ADMIN_ROUTES.signals(userId), { signal }),
    select: ({ signals }) => signals,
    staleTime: 60_000,
  });
