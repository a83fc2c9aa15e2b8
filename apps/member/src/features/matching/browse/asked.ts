import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { beginningOf, isNarrowed, lawfulFor, readQuery } from './filters';

/** The list in the order of best fit, as Home shows its beginning. */
export const BEST_FIT = new URLSearchParams({ sort: 'wishes' });

/**
 * The list that an address describes to a member. Where the address has no filter at all, the list begins with their
 * musts or, for a new member, with a window of ages; neither is a part of the address (R64, R115).
 */
export function askedBy(params: URLSearchParams, user: SessionUser | null) {
  // Filters that only verified members may use are dropped for others.
  const query = lawfulFor(user, readQuery(params));
  const asked: BrowseQuery = isNarrowed(query) ? query : { ...beginningOf(user), ...query };
  return { query, asked };
}
