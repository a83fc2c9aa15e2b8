import { randomInt } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { MEMBER_CODE_NUMBERS, memberCodeOf } from '@kalyanam/shared/topics/account/member-code';
import { dropAll, EXACT, runAll, TABLE } from '../migration-sql.js';

const BATCH = 500;

/** A code for every member that can be said by phone, random and never given twice. */
export class NumberMembers1780000000072 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `CREATE TABLE issued_codes (
        code CHAR(8) ${EXACT} NOT NULL,
        PRIMARY KEY (code)
      ) ${TABLE}`,
      `ALTER TABLE users
        ADD COLUMN member_code CHAR(8) ${EXACT} NULL AFTER public_id,
        ADD COLUMN member_code_at DATETIME(3) NULL AFTER member_code`,
      `ALTER TABLE profiles ADD COLUMN code_when_offline TINYINT(1) NOT NULL DEFAULT 0 AFTER contact_visibility`,
    ]);
    await numberAll(runner);
    await runAll(runner, [
      `ALTER TABLE users MODIFY COLUMN member_code CHAR(8) ${EXACT} NOT NULL`,
      `ALTER TABLE users ADD UNIQUE INDEX uq_users_member_code (member_code)`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `DELETE FROM search_words WHERE kind = 'code'`,
      `ALTER TABLE profiles DROP COLUMN code_when_offline`,
      `ALTER TABLE users DROP INDEX uq_users_member_code, DROP COLUMN member_code_at, DROP COLUMN member_code`,
    ]);
    await dropAll(runner, ['issued_codes']);
  }
}

async function numberAll(runner: QueryRunner): Promise<void> {
  const given = new Set<string>();
  let last = 0;
  for (;;) {
    const members = (await runner.query(`SELECT id FROM users WHERE id > ? ORDER BY id LIMIT ${BATCH}`, [last])) as {
      id: number;
    }[];
    if (members.length === 0) return;
    const rows = members.map(({ id }) => ({ id, code: another(given) }));
    await runner.query('INSERT INTO issued_codes (code) VALUES ?', [rows.map(({ code }) => [code])]);
    await runner.query(
      `UPDATE users SET member_code = CASE id ${'WHEN ? THEN ? '.repeat(rows.length)} END WHERE id IN (?)`,
      [...rows.flatMap(({ id, code }) => [id, code]), rows.map(({ id }) => id)],
    );
    await runner.query('INSERT INTO search_words (user_id, kind, word) VALUES ?', [
      rows.map(({ id, code }) => [id, 'code', code.toLowerCase()]),
    ]);
    last = members.at(-1)!.id;
  }
}

function another(given: Set<string>): string {
  const code = memberCodeOf(String(randomInt(MEMBER_CODE_NUMBERS.from, MEMBER_CODE_NUMBERS.to + 1)));
  if (given.has(code)) return another(given);
  given.add(code);
  return code;
}
