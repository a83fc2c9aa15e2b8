import type { SearchKey } from '../topics/matching/search-query.js';
import type { VocabularyValue } from '../base/domain/vocabulary.js';

export type Digest = VocabularyValue<'digest'>;

/** Filters that a member saved under a name. */
export interface SavedSearch {
  id: string;
  name: string;
  /** As in the address of the list, without what does not exist any more. */
  query: string;
  digest: Digest;
  /** ISO, UTC: the digest has paused because no link of it was followed. */
  pausedAt: string | null;
  /** Filters that had to be left out, in part or whole. */
  gone: SearchKey[];
  /** Profiles that are new since `newSince`; null where the member may not browse. */
  newCount: number | null;
  /** ISO, UTC: the last digest, or when the search was saved. */
  newSince: string;
}

export interface SavedSearches {
  success: true;
  searches: SavedSearch[];
  /** Whether the member agreed to digests. */
  letters: boolean;
}

export interface SavedSearchAnswer {
  success: true;
  search: SavedSearch;
}

export interface NewSearch {
  /** One is made from the filters of a search without. */
  name?: string;
  query: string;
  /** Weekly by default, once the member has agreed to digests. */
  digest?: Digest;
  /** Agrees to digests; asked with the first. */
  consent?: boolean;
}

export type SearchChange = Partial<Pick<NewSearch, 'name' | 'digest' | 'consent'>>;

export interface SearchRemoved {
  success: true;
  removed: true;
}

/** What a link in a mail has switched off. */
export interface Unsubscribed {
  success: true;
  stopped: 'search' | 'letters' | 'announcements';
}

export interface DigestOpened {
  success: true;
}
