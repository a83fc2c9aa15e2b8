import { queryOptions } from '@tanstack/react-query';
import type { PhotosAnswer } from '@kalyanam/shared/contracts/files';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../session/session';

/** All of one's own photos, with how far the team is with each. */
export const ownPhotos = queryOptions({
  queryKey: ['own-photos'],
  queryFn: async ({ signal }) => (await api.get<PhotosAnswer>(ROUTES.photos, { signal })).photos,
});
