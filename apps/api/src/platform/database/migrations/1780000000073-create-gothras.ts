import type { MigrationInterface, QueryRunner } from 'typeorm';
import { gothraKey } from '@kalyanam/shared/topics/gothras/gothra-key';
import { isNotKnown } from '@kalyanam/shared/topics/gothras/gothra-words';
import { SEED_GOTHRAS, spellingsOf } from '../../text-keys/gothra-table.js';
import { gothraToken } from '../../text-keys/gothra-token.js';
import { dropAll, EXACT, runAll, TABLE } from '../migration-sql.js';

const BATCH = 500;

/** R46: gothras with their spellings, what families state of their lines, and which lines they avoid. */
export class CreateGothras1780000000073 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `CREATE TABLE gothras (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        slug VARCHAR(40) ${EXACT} NOT NULL,
        en VARCHAR(80) NOT NULL,
        te VARCHAR(80) NOT NULL,
        kind VARCHAR(8) NOT NULL,
        merged_into INT UNSIGNED NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_gothras_slug (slug),
        CONSTRAINT fk_gothras_merged FOREIGN KEY (merged_into) REFERENCES gothras (id) ON DELETE NO ACTION ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE gothra_aliases (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        gothra_key VARCHAR(120) ${EXACT} NOT NULL,
        alias VARCHAR(80) NOT NULL,
        gothra_id INT UNSIGNED NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_gothra_aliases_key (gothra_key),
        KEY ix_gothra_aliases_gothra (gothra_id),
        CONSTRAINT fk_gothra_aliases_gothra FOREIGN KEY (gothra_id) REFERENCES gothras (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE lineages (
        user_id INT UNSIGNED NOT NULL,
        line VARCHAR(16) NOT NULL,
        state VARCHAR(12) NOT NULL,
        gothra_id INT UNSIGNED NULL,
        typed VARCHAR(80) NULL,
        typed_key VARCHAR(120) ${EXACT} NOT NULL DEFAULT '',
        changed_at DATETIME(3) NOT NULL,
        told_from DATETIME(3) NULL,
        PRIMARY KEY (user_id, line),
        KEY ix_lineages_text (state, typed_key, changed_at),
        KEY ix_lineages_key (typed_key),
        KEY ix_lineages_gothra (gothra_id),
        CONSTRAINT fk_lineages_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_lineages_gothra FOREIGN KEY (gothra_id) REFERENCES gothras (id) ON DELETE NO ACTION ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE partner_preferences (
        user_id INT UNSIGNED NOT NULL,
        gothra_lines VARCHAR(80) NOT NULL DEFAULT 'own',
        version INT UNSIGNED NOT NULL DEFAULT 1,
        PRIMARY KEY (user_id),
        CONSTRAINT fk_partner_preferences_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE gothra_decisions (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) NOT NULL,
        kind VARCHAR(8) NOT NULL,
        gothra_key VARCHAR(120) ${EXACT} NOT NULL,
        text VARCHAR(80) NOT NULL,
        gothra_id INT UNSIGNED NULL,
        rows_changed INT UNSIGNED NOT NULL,
        decided_by INT UNSIGNED NOT NULL,
        decided_at DATETIME(3) NOT NULL,
        undone_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_gothra_decisions_public_id (public_id),
        KEY ix_gothra_decisions_key (gothra_key, undone_at),
        KEY ix_gothra_decisions_time (decided_at),
        CONSTRAINT fk_gothra_decisions_admin FOREIGN KEY (decided_by) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION
      ) ${TABLE}`,
      `ALTER TABLE browse_entries
        ADD COLUMN gothra_own INT UNSIGNED NOT NULL DEFAULT 0,
        ADD COLUMN surname_key INT UNSIGNED NOT NULL DEFAULT 0,
        ADD INDEX ix_browse_gothra (gothra_own, gender, dob, last_active_at),
        ADD INDEX ix_browse_surname (surname_key)`,
      `CREATE TABLE browse_avoids (
        token INT UNSIGNED NOT NULL,
        user_id INT UNSIGNED NOT NULL,
        line VARCHAR(16) NOT NULL,
        PRIMARY KEY (token, user_id, line),
        KEY ix_browse_avoids_user (user_id),
        CONSTRAINT fk_browse_avoids_entry FOREIGN KEY (user_id) REFERENCES browse_entries (user_id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
    ]);
    const ids = await seed(runner);
    await resolveProfiles(runner, ids);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropAll(runner, ['browse_avoids']);
    await runAll(runner, [
      `ALTER TABLE browse_entries DROP INDEX ix_browse_gothra, DROP INDEX ix_browse_surname,
        DROP COLUMN gothra_own, DROP COLUMN surname_key`,
    ]);
    await dropAll(runner, ['gothra_decisions', 'partner_preferences', 'lineages', 'gothra_aliases', 'gothras']);
  }
}

/** Returns the id of each key. */
async function seed(runner: QueryRunner): Promise<Map<string, number>> {
  await runner.query(`INSERT INTO gothras (slug, en, te, kind) VALUES ${places(SEED_GOTHRAS.length, 4)}`, [
    ...SEED_GOTHRAS.flatMap(({ id, en, te, kind }) => [id, en, te, kind]),
  ]);
  const rows = (await runner.query('SELECT id, slug FROM gothras')) as { id: number; slug: string }[];
  const idOf = new Map(rows.map(({ id, slug }) => [slug, id]));
  const aliases = new Map<string, (string | number)[]>();
  for (const gothra of SEED_GOTHRAS)
    for (const spelling of spellingsOf(gothra)) {
      const key = gothraKey(spelling);
      if (!aliases.has(key)) aliases.set(key, [key, spelling, idOf.get(gothra.id)!]);
    }
  await runner.query(
    `INSERT INTO gothra_aliases (gothra_key, alias, gothra_id) VALUES ${places(aliases.size, 3)}`,
    [...aliases.values()].flat(),
  );
  return new Map([...aliases.values()].map(([key, , id]) => [String(key), Number(id)]));
}

/** What members wrote before there was a list. */
async function resolveProfiles(runner: QueryRunner, ids: ReadonlyMap<string, number>): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = (await runner.query(
      `SELECT p.user_id AS userId, p.gothra, p.updated_at AS at, u.verification_status AS status
       FROM profiles p JOIN users u ON u.id = p.user_id WHERE p.user_id > ? ORDER BY p.user_id LIMIT ${BATCH}`,
      [last],
    )) as { userId: number; gothra: string; at: Date; status: string }[];
    if (rows.length === 0) return;
    const lines = rows.map((row) => ({ ...row, ...resolved(row.gothra, ids) }));
    await runner.query(
      `INSERT INTO lineages (user_id, line, state, gothra_id, typed, typed_key, changed_at) VALUES ${places(lines.length, 7)}`,
      lines.flatMap(({ userId, state, id, gothra, key, at }) => [userId, 'own', state, id, gothra, key, at]),
    );
    const listed = new Map<number, number[]>();
    for (const { userId, state, id, key, status } of lines) {
      const token = status === 'verified' ? gothraToken({ state, gothraId: id, key }) : 0;
      if (token > 0) listed.set(token, [...(listed.get(token) ?? []), userId]);
    }
    for (const [token, users] of listed)
      await runner.query('UPDATE browse_entries SET gothra_own = ? WHERE user_id IN (?)', [token, users]);
    last = rows.at(-1)!.userId;
  }
}

function resolved(text: string, ids: ReadonlyMap<string, number>) {
  const key = gothraKey(text);
  if (isNotKnown(text)) return { key: '', id: null, state: 'unknown' } as const;
  const id = ids.get(key) ?? null;
  return { key, id, state: id === null ? 'unlisted' : 'resolved' } as const;
}

const places = (rows: number, columns: number): string =>
  Array.from({ length: rows }, () => `(${Array.from({ length: columns }, () => '?').join(', ')})`).join(', ');
