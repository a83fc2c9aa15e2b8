import { gothraKey } from '@kalyanam/shared/topics/gothras/gothra-key';
import { isNoGothra, isNotKnown } from '@kalyanam/shared/topics/gothras/gothra-words';
import type { LineState } from '@kalyanam/shared/base/vocabulary/gothras';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { gothraToken, surnameToken } from '../../text-keys/gothra-token.js';

const BATCH = 500;

interface Line {
  readonly userId: number;
  readonly line: string;
  readonly state: LineState;
  readonly gothraId: number | null;
  readonly typed: string | null;
  readonly key: string;
}

/**
 * C2: Telugu spellings have the key of the Latin ones, and more words say that a gothra is not known: rows with the
 * earlier keys get these.
 */
export class HearGothras1780000000173 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const ids = await rekeyAliases(runner);
    await rekeyDecisions(runner);
    let last = 0;
    for (;;) {
      const users = (await runner.query(
        `SELECT p.user_id AS id, p.surname, e.gothra_own AS own, e.surname_key AS surnameKey FROM profiles p
         LEFT JOIN browse_entries e ON e.user_id = p.user_id WHERE p.user_id > ? ORDER BY p.user_id LIMIT ${BATCH}`,
        [last],
      )) as { id: number; surname: string | null; own: number | null; surnameKey: number | null }[];
      if (users.length === 0) return;
      const lines = await rekeyLines(runner, ids, users[0]!.id, users.at(-1)!.id);
      for (const { id, surname, own, surnameKey } of users) {
        if (own === null) continue;
        const tokens = tokensOf(lines.get(id) ?? [], surname);
        // Facts for verified members alone are 0 in the entry of the others, and stay so.
        const next = { own: own && (tokens.get('own') ?? 0), surname: surnameKey && (tokens.get('surname') ?? 0) };
        if (next.own !== own || next.surname !== surnameKey)
          await runner.query('UPDATE browse_entries SET gothra_own = ?, surname_key = ? WHERE user_id = ?', [
            ...[next.own, next.surname, id],
          ]);
        await rekeyAvoids(runner, id, tokens);
      }
      last = users.at(-1)!.id;
    }
  }

  /** The earlier keys are those of the release before: it derives them again where a family changes its words. */
  async down(): Promise<void> {
    // Nothing is taken back.
  }
}

/** Returns the gothra of each key. */
async function rekeyAliases(runner: QueryRunner): Promise<Map<string, number>> {
  const rows = (await runner.query('SELECT gothra_key AS `key`, alias, gothra_id AS id FROM gothra_aliases')) as {
    key: string;
    alias: string;
    id: number;
  }[];
  const ids = new Map(rows.map(({ key, id }) => [key, id]));
  for (const { alias, id } of rows) {
    const key = gothraKey(alias);
    if (key === '' || ids.has(key)) continue;
    ids.set(key, id);
    await runner.query('INSERT INTO gothra_aliases (gothra_key, alias, gothra_id) VALUES (?, ?, ?)', [key, alias, id]);
  }
  return ids;
}

async function rekeyDecisions(runner: QueryRunner): Promise<void> {
  const rows = (await runner.query('SELECT id, gothra_key AS `key`, text FROM gothra_decisions')) as {
    id: number;
    key: string;
    text: string;
  }[];
  for (const { id, key, text } of rows)
    if (gothraKey(text) !== key)
      await runner.query('UPDATE gothra_decisions SET gothra_key = ? WHERE id = ?', [gothraKey(text), id]);
}

async function rekeyLines(
  runner: QueryRunner,
  ids: ReadonlyMap<string, number>,
  from: number,
  to: number,
): Promise<Map<number, Line[]>> {
  const rows = (await runner.query(
    `SELECT user_id AS userId, line, state, gothra_id AS gothraId, typed, typed_key AS \`key\` FROM lineages
     WHERE user_id BETWEEN ? AND ?`,
    [from, to],
  )) as Line[];
  const lines = new Map<number, Line[]>();
  for (const row of rows) {
    const next = rekeyed(row, ids);
    lines.set(row.userId, [...(lines.get(row.userId) ?? []), next]);
    if (next.key !== row.key || next.state !== row.state)
      await runner.query('UPDATE lineages SET state = ?, gothra_id = ?, typed_key = ? WHERE user_id = ? AND line = ?', [
        next.state,
        next.gothraId,
        next.key,
        row.userId,
        row.line,
      ]);
  }
  return lines;
}

function rekeyed(row: Line, ids: ReadonlyMap<string, number>): Line {
  if (!row.typed || (row.state !== 'unlisted' && row.state !== 'resolved')) return row;
  const key = gothraKey(row.typed);
  if (row.state === 'resolved') return { ...row, key: row.key && key };
  if (isNotKnown(row.typed)) return { ...row, state: 'unknown', gothraId: null, key: '' };
  const gothraId = ids.get(key) ?? null;
  return { ...row, key, gothraId, state: gothraId === null ? 'unlisted' : 'resolved' };
}

function tokensOf(lines: readonly Line[], surname: string | null): Map<string, number> {
  const key = surname && !isNoGothra(surname) ? gothraKey(surname) || null : null;
  return new Map([...lines.map((line) => [line.line, gothraToken(line)] as const), ['surname', surnameToken(key)]]);
}

async function rekeyAvoids(runner: QueryRunner, id: number, tokens: ReadonlyMap<string, number>): Promise<void> {
  const rows = (await runner.query('SELECT token, line FROM browse_avoids WHERE user_id = ?', [id])) as {
    token: number;
    line: string;
  }[];
  for (const { token, line } of rows) {
    const next = tokens.get(line) ?? 0;
    if (next === token) continue;
    await runner.query('DELETE FROM browse_avoids WHERE token = ? AND user_id = ? AND line = ?', [token, id, line]);
    if (next > 0)
      await runner.query('INSERT IGNORE INTO browse_avoids (token, user_id, line) VALUES (?, ?, ?)', [next, id, line]);
  }
}
