/** The shortest time in milliseconds that the addresses of a profile's photos stay valid. */
const PHOTOS_HOLD_MS = 300_000;

export const mayBeOut = (dataUpdatedAt: number): boolean => Date.now() - dataUpdatedAt > PHOTOS_HOLD_MS;
