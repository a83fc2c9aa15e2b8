import type { TableQuery } from '@kalyanam/shared/admin/tables';
import { TEAM_LIMITS } from '@kalyanam/shared/admin/limits';
import { given } from '@kalyanam/shared/rules/rule';

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
  /** The same tables, the sorted one first: a long list is scanned in order until a page is full. */
  readonly inOrder?: string;
  /** What `from` selects by itself, as conditions on the tables of `inOrder`, which has no values of its own then. */
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

export const condition = (sql: string, ...values: unknown[]): Condition => ({ sql, values });

export const when = (value: string | undefined, make: (value: string) => Condition): Condition[] =>
  value === undefined || value.trim() === '' ? [] : [make(value.trim())];

/** A LIKE pattern for a prefix; wildcards in the input are escaped. */
export const beginning = (typed: string): string => `${typed.replace(/[\\%_]/g, '\\$&')}%`;

export const sliceOf = ({ page, pageSize }: TableQuery): Slice => {
  const count = Number(given(pageSize) ?? TEAM_LIMITS.adminPageSize);
  return { offset: (Number(given(page) ?? 1) - 1) * count, count };
};

export const orderOf = ({ order }: TableQuery, unlessTold: ListPlan['order']): ListPlan['order'] =>
  order === 'asc' ? 'ASC' : order === 'desc' ? 'DESC' : unlessTold;
