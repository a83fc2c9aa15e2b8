import { listingColumnsOf } from '@kalyanam/shared/topics/profile/columns';
import { FILTERS, type Filter } from '@kalyanam/shared/topics/profile/filters';
import { LISTED_WORDS } from '@kalyanam/shared/topics/profile/listed';
import type { BrowseEntry } from './browse-entry.entity.js';

/**
 * Columns that locked filters read: empty for members who are not verified, since no one reads these fields of theirs.
 */
export const withheldColumns = (
  filters: readonly Pick<Filter, 'field' | 'verifiedOnly'>[] = FILTERS,
): Partial<BrowseEntry> =>
  Object.fromEntries(
    filters
      .flatMap(({ field, verifiedOnly }) => (field && verifiedOnly ? listingColumnsOf(field) : []))
      .map((column) => [column, null]),
  );

/** The same, and the words that locked wishes ask for. */
export const WITHHELD: Partial<BrowseEntry> = {
  ...withheldColumns(),
  ...Object.fromEntries(LISTED_WORDS.flatMap(({ column, verifiedOnly }) => (verifiedOnly ? [[column, null]] : []))),
};
