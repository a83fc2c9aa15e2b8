import { createStore, useStore } from '@kalyanam/web/store';
import type { PhotosAnswer } from '@kalyanam/shared/contracts/files';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api, session, useSessionUser } from '../../session/session';
import { createDeletions } from '../../session/late-deletions';

interface OwnPhotos {
  readonly owner: string | undefined;
  readonly photos: readonly PhotoView[];
}

/** One's own photos, for parts outside of the pages and their cache. */
const own = createStore<OwnPhotos>({ owner: undefined, photos: [] });

/** The main photo: the member's own, and never that of the one who was at work here before. */
export function useOwnThumb(): string | null {
  const user = useSessionUser();
  const { owner, photos } = useStore(own);
  const [main] = useKeptPhotos(photos);
  return user && main && owner === user.id ? main.thumb : null;
}

/**
 * Call this before photos are requested: they belong to the member at work at that moment. The first is the main photo.
 */
export function ownThumbKeeper() {
  const owner = session.user()?.id;
  return (photos: readonly PhotoView[]) => own.set({ owner, photos });
}

/** Without it there are the initials. */
export async function fetchOwnThumb() {
  const keep = ownThumbKeeper();
  const answer = await api.get<PhotosAnswer>(ROUTES.photos).catch(() => null);
  if (answer) keep(answer.photos.filter(({ state }) => state !== 'rejected'));
}

export const {
  useKept: useKeptPhotos,
  later: deleteLater,
  undo: undoDeletion,
  carryOut: carryOutDeletions,
} = createDeletions();
