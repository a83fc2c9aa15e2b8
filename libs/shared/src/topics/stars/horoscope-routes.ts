/** The routes of stars and horoscopes. */
export const HOROSCOPE_ROUTES = {
  mine: '/profiles/me/horoscope',
  star: '/horoscope/star',
  places: '/horoscope/places',
  match: (id: string) => `/profiles/${encodeURIComponent(id)}/match`,
  sheet: (id: string) => `/profiles/${encodeURIComponent(id)}/match/sheet.pdf`,
  exchange: (id: string) => `/profiles/${encodeURIComponent(id)}/horoscope-exchange`,
} as const;
