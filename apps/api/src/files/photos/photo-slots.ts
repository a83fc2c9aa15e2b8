/** R30: each photo takes its own slot, and there are as many slots as photos allowed. */
import type { PhotoReview } from '@kalyanam/shared/admin/settings';
import { LIMITS } from '@kalyanam/shared/limits';
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

/** R71: where the team looks first, others see what it has seen. */
export const isShown = (
  { reviewState, userId }: { reviewState: Photo['reviewState']; userId: number },
  viewerId: number | null,
  review: PhotoReview,
): boolean => reviewState === 'fine' || (reviewState !== 'refused' && (review === 'after' || userId === viewerId));

/** Tells the owner alone that a photo waits for review. */
export const ownMark = ({ reviewState }: Pick<Photo, 'reviewState'>, review: PhotoReview): { waiting?: true } =>
  review === 'before' && reviewState === 'waiting' ? { waiting: true } : {};
