/** The filters of a saved search, as they are in the address of the list. */
import {
  ANY_OF_FILTERS,
  FILTERS,
  FILTER_NAMES,
  inOrder,
  wordsIn,
  type FilterName,
  type BrowseQuery,
} from '../profile/filters.js';
import { BROWSE_RULES } from './browse.rules.js';
import { given } from '../../base/rule.js';

export type SearchKey = Exclude<keyof BrowseQuery, 'page'>;
const KEYS: readonly SearchKey[] = [...FILTER_NAMES, 'gothra', 'fits', 'sort'];

const VERIFIED_KEYS: readonly SearchKey[] = [
  ...FILTERS.filter(({ verifiedOnly }) => verifiedOnly).map(({ name }) => name),
  'gothra',
];

/** Filters that open after verification: about what only verified members read, or about what others wish. */
export const lockedKeys = (query: BrowseQuery): SearchKey[] =>
  KEYS.filter((key) => {
    const asked = given(query[key])?.trim();
    return key === 'fits' ? asked === 'both' : asked !== undefined && VERIFIED_KEYS.includes(key);
  });

/** Values that have become others since searches with them were saved, e.g. of districts that were merged. */
export type Merged = { readonly [F in FilterName]?: Readonly<Record<string, string>> };
const MERGED: Merged = {};

const written = (query: BrowseQuery): string => {
  const ordered = inOrder(query);
  return KEYS.flatMap((key) => {
    const value = given(ordered[key])?.trim();
    return value ? [`${key}=${encodeURIComponent(value)}`] : [];
  }).join('&');
};

/** Names and values of an address, as a browser reads them; null where an escape is broken. */
function pairsOf(text: string): (readonly [key: string, value: string])[] | null {
  const decoded = (part: string): string => decodeURIComponent(part.replaceAll('+', ' '));
  try {
    return text
      .replace(/^\?/, '')
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [key = '', ...value] = pair.split('=');
        return [decoded(key), decoded(value.join('='))] as const;
      });
  } catch {
    return null;
  }
}

const isKey = (key: string): key is SearchKey => (KEYS as readonly string[]).includes(key);
const holds = (key: SearchKey, query: BrowseQuery): boolean => BROWSE_RULES[key](query[key], { ...query }) === null;

/** The page, and what no one is sought by (C3). */
const LEFT_OUT: readonly string[] = ['page', 'complexion'];

/** As it is kept: each filter once, in one order; null with a filter or a value that does not exist. */
export function canonicalQuery(text: string): string | null {
  const parameters = pairsOf(text)?.filter(([key]) => !LEFT_OUT.includes(key));
  if (!parameters) return null;
  const query = Object.fromEntries(parameters) as BrowseQuery;
  if (Object.keys(query).length < parameters.length) return null;
  if (!parameters.every(([key]) => isKey(key) && holds(key, query))) return null;
  return written(query);
}

export interface LivingSearch {
  /** The part of the query that can be asked now. */
  readonly query: BrowseQuery;
  /** Filters that cannot be asked as they were saved: their values, or some of them, do not exist any more. */
  readonly gone: readonly SearchKey[];
}

/** A kept search as it can be asked today: values that were merged are replaced, dead ones dropped and named. */
export function livingSearch(kept: string, merged: Merged = MERGED): LivingSearch {
  const query: BrowseQuery = {};
  const gone: SearchKey[] = [];
  for (const [key, value] of pairsOf(kept) ?? []) {
    if (!isKey(key)) continue;
    const replaced = merged[key as FilterName] ?? {};
    const words = severalIn(key) ? wordsIn(value) : [value];
    const now = [...new Set(words.map((word) => (Object.hasOwn(replaced, word) ? replaced[word] : undefined) ?? word))];
    const living = now.filter((word) => holds(key, { ...query, [key]: word }));
    if (living.length < now.length) gone.push(key);
    if (living.length > 0) query[key] = living.join(',');
  }
  return { query, gone };
}

const severalIn = (key: SearchKey): boolean => key === 'fits' || (ANY_OF_FILTERS as readonly string[]).includes(key);
