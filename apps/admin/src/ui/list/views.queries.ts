import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { SavedViewsAnswer, SaveViewRequest } from '@kalyanam/shared/team/views';
import { isApiError } from '@kalyanam/web/api-error';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/admin-session';

export const viewsQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.views],
  queryFn: ({ signal }) => api.get<SavedViewsAnswer>(ADMIN_ROUTES.views, { signal }),
  select: ({ views }) => views,
  staleTime: 300_000,
});

export const saveView = (view: SaveViewRequest) => api.post<SavedViewsAnswer>(ADMIN_ROUTES.views, view);

/** Another tab may have removed it already. */
export const removeView = (id: string) =>
  api.delete(ADMIN_ROUTES.view(id)).catch((thrown: unknown) => {
    if (!isApiError(thrown) || thrown.code !== 'not-found') throw thrown;
  });
