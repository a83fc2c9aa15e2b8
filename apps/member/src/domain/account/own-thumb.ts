import { createStore, useStore } from '@kalyanam/web/store';
import type { PhotosAnswer } from '@kalyanam/shared/contracts/files';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { ROUTES } from '@kalyanam/shared/routes';
import { api } from '../../session/session';

/** The address of one's own main photo, for what stands outside of the pages and their cache. */
const thumb = createStore<string | null>(null);

export const useOwnThumb = () => useStore(thumb);

/** The first is the main photo. */
export const keepOwnThumb = (photos: readonly PhotoView[]) => thumb.set(photos[0]?.thumb ?? null);

/** Without it there are the initials. */
export const fetchOwnThumb = () =>
  api.get<PhotosAnswer>(ROUTES.photos).then(
    ({ photos }) => keepOwnThumb(photos),
    () => undefined,
  );
