import type { AgeWindow } from '@kalyanam/shared/topics/matching/age-window';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { isNarrowed, lawfulFor, readQuery } from './filters';

/**
 * The list that an address describes to a member. Where the address has no filter at all, the list of a new member
 * begins with a window of ages, which is no part of the address (R64).
 */
export function askedBy(params: URLSearchParams, user: SessionUser | null) {
  // Filters that only verified members may use are dropped for others.
  const query = lawfulFor(user?.verificationStatus === 'verified', readQuery(params));
  const window: AgeWindow | null = isNarrowed(query) ? null : (user?.ageWindow ?? null);
  const asked: BrowseQuery = { ...window, ...query };
  return { query, asked };
}
