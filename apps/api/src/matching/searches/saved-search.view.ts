import type { SavedSearch } from '@kalyanam/shared/contracts/searches';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { SavedSearchRow } from './saved-search.entity.js';
import { askable, sinceOf } from './search-news.service.js';

/** For its owner only. */
export function savedSearchView(
  row: SavedSearchRow,
  caller: Pick<MemberPrincipal, 'verificationStatus'>,
  newCount: number | null,
): SavedSearch {
  const { query, gone } = askable(row.query, caller);
  return {
    id: row.publicId,
    name: row.name,
    query: new URLSearchParams(query).toString(),
    digest: row.digest,
    pausedAt: row.pausedAt?.toISOString() ?? null,
    gone: [...gone],
    newCount,
    newSince: sinceOf(row).toISOString(),
  };
}
