import type { FilterName, BrowseQuery } from '../topics/profile/filters.js';
import type { WishName } from '../topics/matching/wishes.js';

/** C3: why a profile is not in a list, the first that is true; or on which page it is. */
export type WhyReason =
  | 'code-wrong'
  | 'own'
  /** Not there, offline, on hold, blocked, under age: one answer for all. */
  | 'not-open'
  | 'filter'
  | 'must'
  | 'their-setting'
  | 'gothra'
  | 'dismissed'
  | 'listed';

/** The list, and the member code of the profile missing from it. */
export type WhyQuery = BrowseQuery & { code: string };

export interface WhyAnswer {
  success: true;
  reason: WhyReason;
  /** The filter, or the wish that is a must. */
  item?: FilterName | 'fits' | WishName;
  /** When it was marked 'Not for us'. */
  date?: string;
  page?: number;
}

/** Additional profiles without one filter. */
export interface Loosened {
  filter: FilterName | 'gothra' | 'fits';
  more: number;
}

export interface LoosenAnswer {
  success: true;
  filters: Loosened[];
}

/** How many a list would have with each option of a filter, in place of what is chosen there. */
export type OptionCounts = { [F in FilterName]?: Record<string, number> };

export interface CountsAnswer {
  success: true;
  /** Null while only the database could count, which would take too long. */
  counts: OptionCounts | null;
}
