/** C4: saved searches and their letter. */
export const SEARCH_LIMITS = {
  kept: 10,
  nameLength: 40,
  queryLength: 2000,
  /** Longer than the token of any link of a letter. */
  tokenLength: 120,
  /** People that a letter names of one search. */
  people: 12,
  /**
   * After this many letters without a followed link, and this many days without a visit, the next letter is the last.
   */
  unopened: 3,
  quietDays: 45,
  /** In India: letters leave from the first hour until before the last. */
  hours: { from: 8, until: 20 },
} as const;
