const OPERATIONS = new Set([
  ...['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'REPLACE', 'WITH', 'SET', 'SHOW'],
  ...['START', 'BEGIN', 'COMMIT', 'ROLLBACK', 'SAVEPOINT', 'RELEASE'],
]);
const FIRST_WORD = /^\s*(\w+)/;
const TABLE = /(?:\b(?:FROM|INTO|JOIN)|^\s*UPDATE)\s+`?(\w+)/gi;
/** The driver writes values into statements: text far behind belongs to them. */
const LOOKED_AT = 20_000;

export interface Statement {
  readonly operation: string;
  readonly table: string | null;
}

/** The safe parts of a statement: words of SQL, and existing tables. All else in it may be a value. */
export function statementOf(sql: string, tables: ReadonlySet<string>): Statement {
  const word = FIRST_WORD.exec(sql)?.[1]?.toUpperCase() ?? '';
  const operation = OPERATIONS.has(word) ? word : 'other';
  for (const [, name = ''] of sql.slice(0, LOOKED_AT).matchAll(TABLE))
    if (tables.has(name)) return { operation, table: name };
  return { operation, table: null };
}
