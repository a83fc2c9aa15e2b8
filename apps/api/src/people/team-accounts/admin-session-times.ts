/** R4: an administrator's access token lives 15 minutes; a session ends 12 hours after its sign-in. */
export const ADMIN_ACCESS_SECONDS = 15 * 60;
export const ADMIN_SESSION_SECONDS = 12 * 3600;
/** Sessions of an administrator that live at the same time; the one used longest ago ends for a new one. */
export const MOST_ADMIN_SESSIONS = 20;
/** How long after authenticating (sign-in included) an administrator may reveal numbers and export lists. */
export const PROOF_SECONDS = 10 * 60;
/** The same for documents, which reviewers open one after the other all day. */
export const DOCUMENT_PROOF_SECONDS = 60 * 60;
