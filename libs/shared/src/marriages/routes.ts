export const MARRIAGE_ROUTES = {
  mine: '/marriages/mine',
  keep: '/marriages/keep',
  answer: (id: string) => `/marriages/${encodeURIComponent(id)}/answer`,
} as const;
