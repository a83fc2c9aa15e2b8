import type { DashboardAnswer } from '@kalyanam/shared/admin/dashboard-contract';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { queryOptions } from '@tanstack/react-query';
import { api, session } from '../../session/admin-session';

const REFRESH_MS = 60_000;

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => api.get<DashboardAnswer>(ADMIN_ROUTES.dashboard, { signal }),
  refetchInterval: () => (session.user() ? REFRESH_MS : false),
});
