export const API_PREFIX = '/backend/api';

/** What the landing page and the list of profiles call, in a file of its own: the first screens load no other routes. */
export const FIRST_ROUTES = {
  refresh: '/auth/refresh',
  logout: '/auth/logout',
  me: '/auth/me',
  language: '/account/language',
  ageWindow: '/account/age-window',
  waiting: '/my/waiting',
  profiles: '/profiles',
  profile: (id: string) => `/profiles/${encodeURIComponent(id)}`,
  numbers: '/numbers',
} as const;
