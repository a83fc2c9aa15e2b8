/** The routes of first calls. */
export const CALL_ROUTES = {
  all: '/calls',
  ofProfile: (id: string) => `/profiles/${encodeURIComponent(id)}/call`,
  number: (id: string) => `/calls/${encodeURIComponent(id)}/number`,
  outcome: (id: string) => `/calls/${encodeURIComponent(id)}/outcome`,
  file: (id: string) => `/calls/${encodeURIComponent(id)}.ics`,
} as const;
