import type {
  PhotoCountAnswer,
  PhotoQueueAnswer,
  PhotoReviewAnswer,
  PhotoReviewRequest,
  PhotoUndoAnswer,
  PhotoUndoRequest,
} from '@kalyanam/shared/team/photo-review';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { queryOptions } from '@tanstack/react-query';
import { api, session } from '../../../session/admin-session';

const REFRESH_MS = 60_000;

/** A screen of photos stays as it is until it is done: nothing moves under the eyes. */
export const photoQueueQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.photos],
  queryFn: ({ signal }) => api.get<PhotoQueueAnswer>(ADMIN_ROUTES.photos, { signal }),
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** How many photos wait. */
export const photoCountQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.photoCount],
  queryFn: ({ signal }) => api.get<PhotoCountAnswer>(ADMIN_ROUTES.photoCount, { signal }),
  select: ({ total }) => total,
  refetchInterval: () => (session.user() ? REFRESH_MS : false),
});

export const reviewPhotos = (request: PhotoReviewRequest) =>
  api.post<PhotoReviewAnswer>(ADMIN_ROUTES.photoReview, request satisfies PhotoReviewRequest);

export const undoPhotos = (ids: string[]) =>
  api.post<PhotoUndoAnswer>(ADMIN_ROUTES.photoUndo, { ids } satisfies PhotoUndoRequest);
