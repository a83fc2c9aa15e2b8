import { columnName } from '@kalyanam/shared/topics/profile/columns';
import type { Criterion, Musts } from './criterion.js';

/** A part of a statement with its values, in the order of their places. */
export interface Sql {
  readonly sql: string;
  readonly values: readonly unknown[];
}

const part = (sql: string, ...values: unknown[]): Sql => ({ sql, values });

const joined = (parts: readonly Sql[], word: 'AND' | 'OR' | 'UNION'): Sql => ({
  sql: parts.map(({ sql }) => (word === 'UNION' ? sql : `(${sql})`)).join(` ${word} `),
  values: parts.flatMap(({ values }) => values),
});

/** A criterion as a condition on a row of `browse_entries`, or of `browse_musts`. */
export function sqlOf(criterion: Criterion<string>): Sql {
  switch (criterion.is) {
    case 'among':
      return among(columnName(criterion.column), criterion.values);
    case 'has':
      return any(criterion.words.map((word) => part(`FIND_IN_SET(?, ${columnName(criterion.column)})`, word)));
    case 'known':
      return part(`${columnName(criterion.column)} IS NOT NULL`);
    case 'yes':
      return part(`${columnName(criterion.column)} = TRUE`);
    case 'from':
      return part(`${columnName(criterion.column)} >= ?`, criterion.value);
    case 'to':
      return part(`${columnName(criterion.column)} <= ?`, criterion.value);
    case 'since':
      return part(`${columnName(criterion.column)} >= ?`, criterion.moment);
    case 'all':
      return allOf(criterion.of.map(sqlOf));
    case 'any':
      return any(criterion.of.map(sqlOf));
    case 'not':
      return not(sqlOf(criterion.of));
    case 'members':
      return among('user_id', criterion.ids);
    case 'avoids':
      return part('user_id IN (SELECT user_id FROM browse_avoids WHERE token IN (?))', criterion.tokens);
    case 'musts': {
      const { sql, values } = selectOf(criterion);
      return part(`user_id IN (${sql})`, ...values);
    }
  }
}

/** The ids of members with these musts: checked for the few that an index finds. */
export function selectOf({ gender, hiding, of, alike }: Musts): Sql {
  const who = part(`gender = ?${hiding ? ' AND hides' : ''}`, gender);
  const { sql, values } = joined([who, sqlOf(of), ...(alike ? [sqlOf(alike)] : [])], 'AND');
  const rows = alike ? 'browse_entries JOIN browse_musts USING (user_id, gender)' : 'browse_musts';
  return part(`SELECT user_id FROM ${rows} WHERE ${sql}`, ...values);
}

export const allOf = (parts: readonly Sql[]): Sql => (parts.length === 0 ? part('TRUE') : joined(parts, 'AND'));

export const unionOf = (parts: readonly Sql[]): Sql => joined(parts, 'UNION');

const any = (parts: readonly Sql[]): Sql => (parts.length === 0 ? part('FALSE') : joined(parts, 'OR'));

const not = ({ sql, values }: Sql): Sql => part(`(${sql}) IS NOT TRUE`, ...values);

const among = (column: string, values: readonly unknown[]): Sql =>
  values.length === 0 ? part('FALSE') : part(`${column} IN (?)`, values);
