import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { OverviewAnswer, ReviewersAnswer } from '@kalyanam/shared/team/overview';
import { queryOptions } from '@tanstack/react-query';
import { api, session } from '../../../session/admin-session';

const REFRESH_MS = 60_000;
const refetchInterval = () => (session.user() ? REFRESH_MS : false);

export const overviewQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.overview],
  queryFn: ({ signal }) => api.get<OverviewAnswer>(ADMIN_ROUTES.overview, { signal }),
  refetchInterval,
});

export const reviewersQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.reviewerFigures],
  queryFn: ({ signal }) => api.get<ReviewersAnswer>(ADMIN_ROUTES.reviewerFigures, { signal }),
  refetchInterval,
});
