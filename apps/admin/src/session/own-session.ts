import type { OwnSessionAnswer } from '@kalyanam/shared/admin/administrators';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { queryOptions } from '@tanstack/react-query';
import { api } from './admin-session';

export const ownSessionQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.session],
  queryFn: ({ signal }) => api.get<OwnSessionAnswer>(ADMIN_ROUTES.session, { signal }),
});
