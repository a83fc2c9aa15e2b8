import type { DashboardAnswer } from '@kalyanam/shared/admin/dashboard-contract';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { isApiError } from '@kalyanam/web/api-error';
import { queryOptions } from '@tanstack/react-query';
import { api, session } from '../../session/admin-session';

const REFRESH_MS = 60_000;

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => api.get<DashboardAnswer>(ADMIN_ROUTES.dashboard, { signal }),
  refetchInterval: ({ state }) => (session.user() && !isNotThereYet(state.error) ? REFRESH_MS : false),
});

/** The server does not offer statistics (501). */
export const isNotThereYet = (problem: unknown): boolean => isApiError(problem) && problem.code === 'not-there-yet';
