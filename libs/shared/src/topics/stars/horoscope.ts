import { sentences } from '../../base/sentences.js';

/** C11: stars and horoscopes. */
export const HOROSCOPE_LIMITS = {
  stars: 27,
  padas: 4,
  /** A border of a pada as close as this to the time of birth shows both sides. */
  borderMinutes: 15,
  /** The same where the time is only approximate. */
  approximateMinutes: 30,
  panchangam: 60,
  placeLength: 80,
  zoneLength: 40,
  /** India and its neighbours keep one time each since then; no one who may register is older. */
  firstYear: 1946,
} as const;

/** What the forms of a horoscope refuse, apart from the sentences of all forms. */
export const HOROSCOPE_MESSAGES = sentences({
  starFirst: 'Please choose the star first',
  pada: 'Please choose the pada too',
  time: 'Please enter a time from 00:00 to 23:59',
  timeFirst: 'Please enter the time of birth first',
  timeSkipped: 'This time did not exist there: the clocks went forward',
  timeTwice: 'This time came twice there, because the clocks went back: was it the first or the second?',
  place: 'Please choose a town of the list: the nearest one is enough',
  zone: 'Please choose the time zone of the place of birth',
  reckoning: 'Our reckoning gives another star for this time. Please choose once more.',
  panchangam: `Please keep this to ${HOROSCOPE_LIMITS.panchangam} characters or fewer`,
  consent: 'Please agree first that we keep the horoscope',
});

/** The routes of stars and horoscopes. */
export const HOROSCOPE_ROUTES = {
  mine: '/profiles/me/horoscope',
  star: '/horoscope/star',
  places: '/horoscope/places',
  match: (id: string) => `/profiles/${encodeURIComponent(id)}/match`,
  sheet: (id: string) => `/profiles/${encodeURIComponent(id)}/match/sheet.pdf`,
  exchange: (id: string) => `/profiles/${encodeURIComponent(id)}/horoscope-exchange`,
} as const;
