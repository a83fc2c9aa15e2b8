export const MARRIAGE_ROUTES = {
  mine: '/marriages/mine',
  keep: '/marriages/keep',
  stories: '/stories',
  story: (id: string) => `/marriages/${encodeURIComponent(id)}/story`,
  answer: (id: string) => `/marriages/${encodeURIComponent(id)}/answer`,
} as const;
