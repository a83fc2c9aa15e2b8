/** R3: lifetimes of tokens. */
const MINUTE = 60;

export const ACCESS_SECONDS = 15 * MINUTE;
export const REFRESH_SECONDS = 30 * 24 * 60 * MINUTE;
/** How long the immediate predecessor of the newest token is still accepted. */
export const GRACE_SECONDS = 10;
