/** Since when a profile is news to those who search: it came into the listing, or a fact that they ask for changed. */
import type { BrowseEntry, ListedRelation } from './browse-entry.entity.js';

export type Listed = Omit<BrowseEntry, ListedRelation | 'newsAt' | 'verifiedNewsAt'>;
type News = Pick<BrowseEntry, 'newsAt' | 'verifiedNewsAt'>;

/** Facts that every browsing member reads. */
const OPEN = [
  ...['gender', 'dob', 'maritalStatus', 'diet', 'heightInches', 'caste', 'subcaste', 'education', 'occupation'],
  ...['degree', 'nativeState', 'nativeDistrict', 'incomeRank', 'workState', 'workCity', 'workCountry'],
  ...['familyState', 'familyCity'],
] as (keyof Listed)[];
/** Those that verified members read besides. */
const VERIFIED = [
  ...['visa', 'settleWish', 'afterMarriageWork', 'smoking', 'drinking', 'hasChildren', 'horoscope', 'hasPhoto'],
] as (keyof Listed)[];

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
