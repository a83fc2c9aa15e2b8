/** R30: each photo takes its own slot, and there are as many slots as photos allowed. */
import type { PhotoReview } from '@kalyanam/shared/team/settings';
import type { OwnPhoto } from '@kalyanam/shared/contracts/files';
import { LIMITS } from '@kalyanam/shared/base/limits';
import type { Photo } from './photo.entity.js';

const SLOTS = Array.from({ length: LIMITS.photos }, (_, slot) => slot);

export const freeSlots = (photos: readonly { readonly slot: number }[]): number[] =>
  SLOTS.filter((slot) => !photos.some((photo) => photo.slot === slot));

/** The photos in the order of the ids; null unless these are exactly the photos' ids. */
export function inOrder<P extends { readonly publicId: string }>(
  photos: readonly P[],
  ids: readonly string[],
): P[] | null {
  const ordered = ids.flatMap((id) => photos.find((photo) => photo.publicId === id) ?? []);
  return ordered.length === photos.length && new Set(ordered).size === ids.length ? ordered : null;
}

export const rejectedLast = <P extends Pick<Photo, 'reviewState'>>(photos: readonly P[]): P[] => [
  ...photos.filter(({ reviewState }) => reviewState !== 'rejected'),
  ...photos.filter(({ reviewState }) => reviewState === 'rejected'),
];

type Reviewed = Pick<Photo, 'reviewState' | 'userId'>;

const isRefused = ({ reviewState }: Reviewed): boolean => reviewState === 'refused' || reviewState === 'rejected';

/** R71: where the team reviews photos first, others see only accepted ones; only the owner sees the rest. */
export const isShown = (photo: Reviewed, viewerId: number | null, review: PhotoReview): boolean =>
  photo.userId === viewerId || photo.reviewState === 'fine' || (review === 'after' && !isRefused(photo));

/** For the owner alone. A verdict that can still be undone is not shown. */
export const ownShortlist = (
  photo: Reviewed & Pick<Photo, 'refusal'>,
  review: PhotoReview,
): Pick<OwnPhoto, 'state' | 'shown' | 'refusal'> => ({
  state: photo.reviewState === 'fine' ? 'approved' : photo.reviewState === 'rejected' ? 'rejected' : 'pending',
  shown: isShown(photo, null, review),
  refusal: photo.reviewState === 'rejected' ? photo.refusal : null,
});
