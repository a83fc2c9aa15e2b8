/** The routes of the question whether a member is still looking. */
export const LOOKING_ROUTES = {
  own: '/profiles/me/looking',
  /** By the link of a mail, without a session. */
  link: (token: string) => `/looking/${encodeURIComponent(token)}`,
} as const;
