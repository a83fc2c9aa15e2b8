/** The routes of biodata links. */
export const BIODATA_ROUTES = {
  all: '/biodata',
  preview: '/biodata/preview',
  one: (id: string) => `/biodata/${encodeURIComponent(id)}`,
  pdf: (id: string) => `/biodata/${encodeURIComponent(id)}.pdf`,
} as const;
