/** R3: how long tokens live. */
const MINUTE = 60;

export const ACCESS_SECONDS = 15 * MINUTE;
export const REFRESH_SECONDS = 30 * 24 * 60 * MINUTE;
/** How long the immediate predecessor of the newest token is still answered. */
export const GRACE_SECONDS = 10;
