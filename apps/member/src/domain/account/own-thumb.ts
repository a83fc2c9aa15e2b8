import { createStore, useStore } from '@kalyanam/web/store';
import type { PhotosAnswer } from '@kalyanam/shared/contracts/files';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { ROUTES } from '@kalyanam/shared/routes';
import { api, session, useSessionUser } from '../../session/session';

interface OwnThumb {
  readonly owner: string | undefined;
  readonly address: string | undefined;
}

/** The address of one's own main photo, for what stands outside of the pages and their cache. */
const thumb = createStore<OwnThumb | null>(null);

/** The member's own, and never that of the one who was at work here before. */
export function useOwnThumb(): string | null {
  const user = useSessionUser();
  const known = useStore(thumb);
  return (user && known?.owner === user.id && known.address) || null;
}

/** To be taken before photos are asked for: they belong to the member at work at that moment. The first is the main photo. */
export function ownThumbKeeper() {
  const owner = session.user()?.id;
  return (photos: readonly PhotoView[]) => thumb.set({ owner, address: photos[0]?.thumb });
}

/** Without it there are the initials. */
export async function fetchOwnThumb() {
  const keep = ownThumbKeeper();
  const answer = await api.get<PhotosAnswer>(ROUTES.photos).catch(() => null);
  if (answer) keep(answer.photos);
}
