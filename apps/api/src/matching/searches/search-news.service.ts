import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { livingSearch, lockedKeys, type SearchKey } from '@kalyanam/shared/topics/matching/search-query';
import { mayBrowse } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { BrowseQuestions } from '../browse/browse-questions.service.js';
import { Listings } from '../browse/listings.service.js';
import type { SavedSearchRow } from './saved-search.entity.js';

interface Askable {
  readonly query: BrowseQuery;
  readonly gone: readonly SearchKey[];
}

/** A search as its owner may ask it today: what opens after verification is left out until then. */
export function askable(kept: string, caller: Pick<MemberPrincipal, 'verificationStatus'>): Askable {
  const { query, gone } = livingSearch(kept);
  if (caller.verificationStatus === 'verified') return { query, gone };
  const locked = lockedKeys(query);
  const open = Object.entries(query).filter(([key]) => !(locked as readonly string[]).includes(key));
  return { query: Object.fromEntries(open), gone: [...new Set([...gone, ...locked])] };
}

/** New to a search: listed or changed since its last digest, or since it was saved. */
export const sinceOf = ({ lastSentAt, createdAt }: SavedSearchRow): Date => lastSentAt ?? createdAt;

/** The same, and since the digest was switched on. */
const digestSinceOf = (search: SavedSearchRow): Date => {
  const since = sinceOf(search);
  return since > search.digestSince ? since : search.digestSince;
};

/** New profiles of a saved search. The listing is queried as for its owner's own look at the list. */
@Injectable()
export class SearchNews {
  constructor(
    private readonly questions: BrowseQuestions,
    private readonly listing: Listings,
  ) {}

  /** Null where the member may not browse. */
  async count(caller: MemberPrincipal, search: SavedSearchRow): Promise<number | null> {
    if (!mayBrowse(caller.verificationStatus)) return null;
    const { query } = askable(search.query, caller);
    const { total } = await this.listing.totals(await this.questions.askNews(caller, query, sinceOf(search)));
    return total;
  }

  /** The last active first, at most `limit`. */
  async freshest(caller: MemberPrincipal, search: SavedSearchRow, limit: number): Promise<number[]> {
    const { query } = askable(search.query, caller);
    return this.listing.ids(await this.questions.askNews(caller, freshestFirst(query), digestSinceOf(search)), limit);
  }

  /** Those of these that the search would list now. */
  async still(caller: MemberPrincipal, search: SavedSearchRow, ids: readonly number[]): Promise<number[]> {
    if (ids.length === 0) return [];
    const { query } = askable(search.query, caller);
    return this.listing.ids(await this.questions.askAmong(caller, freshestFirst(query), ids), ids.length);
  }
}

const freshestFirst = (query: BrowseQuery): BrowseQuery => ({ ...query, sort: 'recently-confirmed' });
