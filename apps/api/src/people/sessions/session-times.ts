/** R3: lifetimes of tokens, and how many are kept. */
const MINUTE = 60;

export const ACCESS_SECONDS = 15 * MINUTE;
export const REFRESH_SECONDS = 30 * 24 * 60 * MINUTE;
/** Sessions of a member that live at the same time; the one used longest ago ends for a new one. */
export const MOST_SESSIONS = 20;
/** How far behind the newest token of a session spent ones are kept, to detect reuse. */
export const SPENT_SECONDS = 24 * 60 * MINUTE;
