import type { TableQuery } from '@kalyanam/shared/admin/tables';
import { LIMITS } from '@kalyanam/shared/limits';
import { given } from '@kalyanam/shared/rules/rule';

/** Part of a WHERE clause with what its question marks stand for. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Where the keys of a list are found, and how they are ordered; enough for its count, its pages and its export. */
export interface ListPlan {
  /** Tables and joins, no more than the conditions and the order need. */
  readonly from: string;
  /** Where the rows can be counted with less: fewer tables, or a number kept elsewhere. */
  readonly counted?: { readonly from: string; readonly total?: string };
  /** The same tables, the sorted one first: a long list is read in its order until a page is full, a short one is sorted. */
  readonly inOrder?: string;
  /** What the question marks in `from` stand for. */
  readonly fromValues?: readonly unknown[];
  /** The column that names a row: a number, unique. */
  readonly key: string;
  readonly where: readonly Condition[];
  /** The column that the list is sorted by; equal values are ordered by the key. */
  readonly sort: string;
  readonly order: 'ASC' | 'DESC';
}

export interface Slice {
  readonly offset: number;
  readonly count: number;
}

export const condition = (sql: string, ...values: unknown[]): Condition => ({ sql, values });

/** The condition, if the filter is set. */
export const when = (value: string | undefined, make: (value: string) => Condition): Condition[] =>
  value === undefined || value.trim() === '' ? [] : [make(value.trim())];

/** A value of LIKE for texts that begin so; what is typed has no wildcards. */
export const beginning = (typed: string): string => `${typed.replace(/[\\%_]/g, '\\$&')}%`;

export const sliceOf = ({ page, pageSize }: TableQuery): Slice => {
  const count = Number(given(pageSize) ?? LIMITS.adminPageSize);
  return { offset: (Number(given(page) ?? 1) - 1) * count, count };
};

export const orderOf = ({ order }: TableQuery, unlessTold: ListPlan['order']): ListPlan['order'] =>
  order === 'asc' ? 'ASC' : order === 'desc' ? 'DESC' : unlessTold;
