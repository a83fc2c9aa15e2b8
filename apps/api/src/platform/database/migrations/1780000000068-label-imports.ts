import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

/** Imports of eligible users with a label, in a list; those from before have none. */
export class LabelImports1780000000068 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE eligible_batches (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) NOT NULL,
        label VARCHAR(60) NOT NULL,
        added_by INT UNSIGNED NOT NULL,
        added_at DATETIME(3) NOT NULL,
        pairs INT UNSIGNED NOT NULL,
        undone_by INT UNSIGNED NULL,
        undone_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_eligible_batches_public_id (public_id),
        KEY ix_eligible_batches_label (label),
        KEY ix_eligible_batches_added (added_at),
        CONSTRAINT fk_eligible_batches_admin FOREIGN KEY (added_by) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
        CONSTRAINT fk_eligible_batches_undoer FOREIGN KEY (undone_by) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION
      ) ${TABLE}`,
      `INSERT INTO eligible_batches (public_id, label, added_by, added_at, pairs)
       SELECT batch, '', MIN(added_by), MIN(added_at), COUNT(*) FROM eligible_users WHERE batch IS NOT NULL
       GROUP BY batch ORDER BY MIN(id)`,
      `ALTER TABLE eligible_users DROP KEY ix_eligible_users_batch, ADD KEY ix_eligible_users_batch (batch, used_at)`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `ALTER TABLE eligible_users DROP KEY ix_eligible_users_batch, ADD KEY ix_eligible_users_batch (batch)`,
    ]);
    await dropAll(runner, ['eligible_batches']);
  }
}
