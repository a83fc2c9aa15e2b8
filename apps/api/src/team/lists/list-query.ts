import type { TeamList } from '@kalyanam/shared/team/lists';
import type { TableQuery } from '@kalyanam/shared/team/tables';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import { given } from '@kalyanam/shared/base/rule';

/** Part of a WHERE clause with the values of its placeholders. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Where to find the keys of a list, and their order; enough to count, page and export it. */
export interface ListPlan {
  /** Tables and joins, no more than the conditions and the order need. */
  readonly from: string;
  /** A cheaper way to count the rows, if there is one: fewer tables, or a stored number. */
  readonly counted?: { readonly from: string; readonly total?: string };
  /**
   * A cheaper query than `from` for one row per match; `limit` goes into the parts of a union, so that each can stop
   * early.
   */
  readonly matches?: (limit: string) => Condition;
  /** Ways to match that one index each answers in the order of the list; a page and its count join them. */
  readonly ways?: readonly (readonly Condition[])[];
  /** Counting stops here where it would have to read too much; without it, the count is exact. */
  readonly countUpTo?: number;
  /** The same tables, the sorted one first: a long list is scanned in order until a page is full. */
  readonly inOrder?: string;
  /** The same query, limited to the first `rows` rows of an order without an index: enough where nearly all qualify. */
  readonly head?: (rows: number) => Pick<ListPlan, 'from' | 'fromValues' | 'where' | 'sort'>;
  /** The conditions in a form that is asked of each row of `inOrder`, in place of `from` and `where`. */
  readonly inOrderWhere?: readonly Condition[];
  /** Values of the placeholders in `from`. */
  readonly fromValues?: readonly unknown[];
  /** The unique numeric column that identifies a row. */
  readonly key: string;
  readonly where: readonly Condition[];
  /** The sort column; ties are ordered by the key. */
  readonly sort: string;
  readonly order: 'ASC' | 'DESC';
}

export interface Slice {
  readonly offset: number;
  readonly count: number;
}

/** Counting stops here where several tables, or many rows, would have to be read for the exact number. */
export const MOST_COUNTED = 5000;

/**
 * Long lists that are not asked for anybody end here: who needs a later page turns the order round, or narrows the
 * list.
 */
export const MOST_PAGED = 10_000;

/** Ids of nine digits for which `group_concat_max_len` has room in one value. */
export const MOST_IDS = 400_000;

/** The ids that `GROUP_CONCAT` put into one value. */
export const idsIn = (joined: string | null | undefined): number[] => JSON.parse(`[${joined ?? ''}]`) as number[];

export const condition = (sql: string, ...values: unknown[]): Condition => ({ sql, values });

export const when = <Made = Condition>(value: string | undefined, make: (value: string) => Made): Made[] =>
  value === undefined || value.trim() === '' ? [] : [make(value.trim())];

/** A LIKE pattern for a prefix; wildcards in the input are escaped. */
export const beginning = (typed: string): string => `${typed.replace(/[\\%_]/g, '\\$&')}%`;

export const sliceOf = ({ page, pageSize }: TableQuery): Slice => {
  const count = Number(given(pageSize) ?? TEAM_LIMITS.adminPageSize);
  return { offset: (Number(given(page) ?? 1) - 1) * count, count };
};

/** The column of the order asked for, or of the usual one, and its direction. */
export function sortedBy<Sort extends string, Column>(
  { sorts, order }: Pick<TeamList<Sort>, 'sorts' | 'order'>,
  query: TableQuery,
  columns: Readonly<Record<Sort, Column>>,
): { sort: Column; order: ListPlan['order'] } {
  const asked = sorts.find((sort) => sort === query.sort) ?? sorts[0];
  return { sort: columns[asked], order: orderOf(query, order === 'asc' ? 'ASC' : 'DESC') };
}

export const orderOf = ({ order }: TableQuery, unlessTold: ListPlan['order']): ListPlan['order'] =>
  order === 'asc' ? 'ASC' : order === 'desc' ? 'DESC' : unlessTold;
