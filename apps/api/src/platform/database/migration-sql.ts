import type { QueryRunner } from 'typeorm';

/** Runs statements one after the other; MySQL commits each change of the schema separately. */
export async function runAll(runner: QueryRunner, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await runner.query(statement);
}

export const dropAll = (runner: QueryRunner, tables: readonly string[]): Promise<void> =>
  runAll(
    runner,
    tables.map((table) => `DROP TABLE IF EXISTS ${table}`),
  );

/** Engine and collation of every table: the same on MySQL 8.4 and MariaDB 10.11. */
export const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';

/** Addresses are compared byte for byte: two accounts may differ only in an accent. */
export const EXACT = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';

/** For words of our own lists: a byte a letter, compared as bytes. */
export const WORD = 'CHARACTER SET ascii COLLATE ascii_bin';
