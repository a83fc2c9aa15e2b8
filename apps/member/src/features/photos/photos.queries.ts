import type { PhotoOrderRequest, PhotosAnswer } from '@kalyanam/shared/contracts/files';
import { ROUTES } from '@kalyanam/shared/routes';
import { api } from '../../session/session';

export const deletePhoto = (id: string) => api.delete<PhotosAnswer>(ROUTES.photo(id));

/** The first is the main photo. */
export const orderPhotos = (ids: string[]) =>
  api.put<PhotosAnswer>(ROUTES.photoOrder, { ids } satisfies PhotoOrderRequest);
