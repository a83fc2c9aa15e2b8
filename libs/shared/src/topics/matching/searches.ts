import { sentences } from '../../base/sentences.js';

/** C4: saved searches and their digest. */
export const SEARCH_LIMITS = {
  kept: 10,
  nameLength: 40,
  queryLength: 2000,
  /** Longer than the token of any link of a digest. */
  tokenLength: 120,
  /** People that a digest names of one search. */
  people: 12,
  /**
   * After this many digests without a followed link, and this many days without a visit, the next digest is the last.
   */
  unopened: 3,
  quietDays: 45,
  /** In India: digests leave from the first hour until before the last. */
  hours: { from: 8, until: 20 },
} as const;

/** What the fields of saved searches refuse, apart from the sentences of all forms. */
export const SEARCH_MESSAGES = sentences({
  full: 'You can keep 10 searches',
  name: 'Please use at most 40 characters',
  nameTaken: 'You already have a search with this name',
  query: 'This search asks for something that we do not know',
  consent: 'Please agree to the emails first',
});

/** The routes of saved searches, apart from those that every page may need. */
export const SEARCH_ROUTES = {
  all: '/searches',
  one: (id: string) => `/searches/${encodeURIComponent(id)}`,
  /** By the links of a digest, without a session. */
  unsubscribe: (token: string) => `/searches/unsubscribe?token=${encodeURIComponent(token)}`,
  opened: (token: string) => `/searches/opened?token=${encodeURIComponent(token)}`,
} as const;
