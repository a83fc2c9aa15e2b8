/** Since when a profile is news to those who search: it came into the listing, or a fact that they ask for changed. */
import { LISTED_WORDS, type ListedColumn } from '@kalyanam/shared/topics/profile/listed';
import type { BrowseEntry, ListedRelation } from './browse-entry.entity.js';

export type Listed = Omit<BrowseEntry, ListedRelation | 'newsAt' | 'verifiedNewsAt'>;
type News = Pick<BrowseEntry, 'newsAt' | 'verifiedNewsAt'>;

type Readers = 'open' | 'verified' | 'none';

const WORDS = Object.fromEntries(
  LISTED_WORDS.map(({ column, verifiedOnly }) => [column, verifiedOnly ? 'verified' : 'open']),
) as Record<ListedColumn, Readers>;

/** The readers who see a column's changes as news: every browsing member, verified members only, or no one. */
export const NEWS_TO: Readonly<Record<keyof Listed, Readers>> = {
  ...WORDS,
  gender: 'open',
  dob: 'open',
  heightInches: 'open',
  incomeRank: 'open',
  workState: 'open',
  workCity: 'open',
  workCountry: 'open',
  familyState: 'open',
  familyCity: 'open',
  hasChildren: 'verified',
  horoscope: 'verified',
  hasPhoto: 'verified',
  userId: 'none',
  verifiedCaseId: 'none',
  birthYear: 'none',
  registeredAt: 'none',
  confirmedAt: 'none',
  takenOver: 'none',
  gothraOwn: 'none',
  surnameKey: 'none',
};
const columnsFor = (readers: 'open' | 'verified') =>
  (Object.keys(NEWS_TO) as (keyof Listed)[]).filter((column) => NEWS_TO[column] === readers);
const OPEN = columnsFor('open');
const VERIFIED = columnsFor('verified');

export function newsOf(before: (Listed & News) | null, entry: Listed, now: Date): News {
  if (!before) return { newsAt: now, verifiedNewsAt: now };
  const changed = (columns: readonly (keyof Listed)[]): boolean =>
    columns.some((column) => before[column] !== entry[column]);
  const open = changed(OPEN);
  return {
    newsAt: open ? now : before.newsAt,
    verifiedNewsAt: open || changed(VERIFIED) ? now : before.verifiedNewsAt,
  };
}
