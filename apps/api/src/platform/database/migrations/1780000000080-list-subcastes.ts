import type { MigrationInterface, QueryRunner } from 'typeorm';
import { listedSubcaste, subcasteKey } from '../../text-keys/subcaste-key.js';
import { dropAll, EXACT, runAll, TABLE } from '../migration-sql.js';

const BATCH = 500;

/** What members typed as their subcaste beside what it means, and what the team made of texts that are in no list. */
export class ListSubcastes1780000000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `CREATE TABLE stated_subcastes (
        user_id INT UNSIGNED NOT NULL,
        typed_key VARCHAR(120) ${EXACT} NOT NULL,
        subcaste VARCHAR(24) ${EXACT} NULL,
        changed_at DATETIME(3) NOT NULL,
        PRIMARY KEY (user_id),
        KEY ix_stated_subcastes_key (typed_key, subcaste),
        KEY ix_stated_subcastes_waiting (subcaste, typed_key, changed_at),
        CONSTRAINT fk_stated_subcastes_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE subcaste_decisions (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) NOT NULL,
        kind VARCHAR(8) NOT NULL,
        typed_key VARCHAR(120) ${EXACT} NOT NULL,
        text VARCHAR(80) NOT NULL,
        subcaste VARCHAR(24) ${EXACT} NULL,
        en VARCHAR(80) NULL,
        te VARCHAR(80) NULL,
        rows_changed INT UNSIGNED NOT NULL,
        decided_by INT UNSIGNED NOT NULL,
        decided_at DATETIME(3) NOT NULL,
        undone_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_subcaste_decisions_public_id (public_id),
        KEY ix_subcaste_decisions_key (typed_key, undone_at),
        KEY ix_subcaste_decisions_time (decided_at),
        CONSTRAINT fk_subcaste_decisions_admin FOREIGN KEY (decided_by) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION
      ) ${TABLE}`,
    ]);
    await resolveProfiles(runner);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['subcaste_decisions', 'stated_subcastes']);
  }
}

async function resolveProfiles(runner: QueryRunner): Promise<void> {
  for (let last = 0; ;) {
    const rows = (await runner.query(
      `SELECT user_id AS userId, subcaste, updated_at AS at FROM profiles
       WHERE user_id > ? AND subcaste IS NOT NULL AND subcaste <> '' ORDER BY user_id LIMIT ${BATCH}`,
      [last],
    )) as { userId: number; subcaste: string; at: Date }[];
    if (rows.length === 0) return;
    const places = rows.map(() => '(?, ?, ?, ?)').join(', ');
    await runner.query(
      `INSERT INTO stated_subcastes (user_id, typed_key, subcaste, changed_at) VALUES ${places}`,
      rows.flatMap(({ userId, subcaste, at }) => [userId, subcasteKey(subcaste), listedSubcaste(subcaste), at]),
    );
    last = rows.at(-1)!.userId;
  }
}
