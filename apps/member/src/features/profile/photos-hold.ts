/** For so long at the least the addresses of a profile's photos hold. */
const PHOTOS_HOLD_MS = 300_000;

export const mayBeOut = (dataUpdatedAt: number): boolean => Date.now() - dataUpdatedAt > PHOTOS_HOLD_MS;
