/** R30: four photos in all. Each takes one of the slots 0 to 3, unique per member. */
import { LIMITS } from '@kalyanam/shared/limits';

const SLOTS = Array.from({ length: LIMITS.photos }, (_, slot) => slot);

export const freeSlots = (photos: readonly { readonly slot: number }[]): number[] =>
  SLOTS.filter((slot) => !photos.some((photo) => photo.slot === slot));

/** The photos in the order that their ids say; null unless these are exactly the photos' ids. */
export function inOrder<P extends { readonly publicId: string }>(
  photos: readonly P[],
  ids: readonly string[],
): P[] | null {
  const ordered = ids.flatMap((id) => photos.find((photo) => photo.publicId === id) ?? []);
  return ordered.length === photos.length && new Set(ordered).size === ids.length ? ordered : null;
}
