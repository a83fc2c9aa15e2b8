/** A part of a WHERE with its values, in the order of their places. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

export const condition = (sql: string, ...values: unknown[]): Condition => ({ sql, values });

/** None of them: false where there are none. */
export const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0
    ? condition('FALSE')
    : condition(`(${conditions.map(({ sql }) => sql).join(' OR ')})`, ...conditions.flatMap(({ values }) => values));

/** What is not known is no miss either. */
export const not = ({ sql, values }: Condition): Condition => condition(`(${sql}) IS NOT TRUE`, ...values);
