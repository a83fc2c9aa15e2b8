import type { AgeWindow } from '@kalyanam/shared/age-window';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import type { BrowseQuery } from '@kalyanam/shared/contracts/profile';
import { activeFilters, lawfulFor, readQuery } from './filters';

/**
 * The list that an address describes to a member. Where the address has no filter at all, the list of a new member
 * begins with a window of ages, which is no part of the address (R64).
 */
export function askedBy(params: URLSearchParams, user: SessionUser | null) {
  // R84: what only verified members may ask is not asked for others, whatever the address says.
  const verified = user?.verificationStatus === 'verified';
  const { gothra, ...others } = lawfulFor(verified, readQuery(params));
  const query: BrowseQuery = gothra && verified ? { ...others, gothra } : others;
  const window: AgeWindow | null = activeFilters(query).length === 0 ? (user?.ageWindow ?? null) : null;
  const asked: BrowseQuery = { ...window, ...query };
  return { query, asked };
}
