/** Bounds of the details beyond registration. */
export const DETAIL_LIMITS = {
  line: 80,
  surname: 40,
  place: 60,
  institution: 100,
  languages: 7,
  children: 9,
  siblings: 12,
} as const;
