/** The routes of saved searches, apart from those that every page may need. */
export const SEARCH_ROUTES = {
  all: '/searches',
  one: (id: string) => `/searches/${encodeURIComponent(id)}`,
  /** By the links of a letter, without a session. */
  unsubscribe: (token: string) => `/searches/unsubscribe?token=${encodeURIComponent(token)}`,
  opened: (token: string) => `/searches/opened?token=${encodeURIComponent(token)}`,
} as const;
