/**
 * Criteria for a member of the listing, in terms that both SQL (criterion.sql.ts) and the index answer. Every
 * criterion is met or not: an unknown fact meets none, and `not` is true for it.
 */
import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import type { BrowseEntry, ListedRelation } from '../listing/browse-entry.entity.js';
import type { BrowseMust } from '../listing/browse-must.entity.js';

export type EntryColumn = Exclude<keyof BrowseEntry, ListedRelation>;
export type MustColumn = Exclude<keyof BrowseMust, 'user'>;
type Moment = 'confirmedAt' | 'newsAt' | 'verifiedNewsAt';

/** A condition on one row, by its columns. */
export type Criterion<Column extends string = EntryColumn> =
  | { readonly is: 'among'; readonly column: Column; readonly values: readonly (string | number)[] }
  /** A list of words has one of these. */
  | { readonly is: 'has'; readonly column: Column; readonly words: readonly string[] }
  | { readonly is: 'known' | 'yes'; readonly column: Column }
  /** Both ends are included. */
  | { readonly is: 'from' | 'to'; readonly column: Column; readonly value: number | string }
  | { readonly is: 'all' | 'any'; readonly of: readonly Criterion<Column>[] }
  | { readonly is: 'not'; readonly of: Criterion<Column> }
  | { readonly is: 'since'; readonly column: Moment; readonly moment: Date }
  | { readonly is: 'members'; readonly ids: readonly number[] }
  /** R46: the family's rule avoids one of these. */
  | { readonly is: 'avoids'; readonly tokens: readonly number[] }
  | Musts;

/** Members of a gender by their own musts, and by their row where `alike` asks for it. */
export interface Musts {
  readonly is: 'musts';
  readonly gender: Gender;
  /** Only members who show themselves to those who meet their musts, and to no one else. */
  readonly hiding: boolean;
  readonly of: Criterion<MustColumn>;
  readonly alike: Criterion | null;
}

export const among = <C extends string>(column: C, values: readonly (string | number)[]): Criterion<C> => ({
  is: 'among',
  column,
  values,
});
export const has = <C extends string>(column: C, words: readonly string[]): Criterion<C> => ({
  is: 'has',
  column,
  words,
});
export const known = <C extends string>(column: C): Criterion<C> => ({ is: 'known', column });
export const yes = <C extends string>(column: C): Criterion<C> => ({ is: 'yes', column });
export const from = <C extends string>(column: C, value: number | string): Criterion<C> => ({
  is: 'from',
  column,
  value,
});
export const to = <C extends string>(column: C, value: number | string): Criterion<C> => ({ is: 'to', column, value });
export const all = <C extends string>(...of: Criterion<C>[]): Criterion<C> => ({ is: 'all', of });
export const any = <C extends string>(...of: Criterion<C>[]): Criterion<C> => ({ is: 'any', of });
export const not = <C extends string>(of: Criterion<C>): Criterion<C> => ({ is: 'not', of });
export const since = (column: Moment, moment: Date): Criterion => ({ is: 'since', column, moment });
export const members = (ids: readonly number[]): Criterion => ({ is: 'members', ids });

/** Known, and none of these. */
export const outside = <C extends string>(column: C, values: readonly (string | number)[]): Criterion<C> =>
  all(known(column), not(among(column, values)));
