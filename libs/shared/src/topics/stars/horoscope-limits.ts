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
