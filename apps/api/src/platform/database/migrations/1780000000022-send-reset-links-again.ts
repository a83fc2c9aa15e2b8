import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** Links from before stay good; no one can compute them again, so they are not sent again. */
export class SendResetLinksAgain1780000000022 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE password_resets ADD COLUMN id CHAR(20) NULL FIRST,
       ADD COLUMN sent_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) AFTER created_at`,
      `UPDATE password_resets SET id = LEFT(LOWER(HEX(token_hash)), 20), sent_at = created_at`,
      `ALTER TABLE password_resets MODIFY COLUMN id CHAR(20) NOT NULL, DROP PRIMARY KEY, ADD PRIMARY KEY (id),
       ADD UNIQUE KEY uq_password_resets_token (token_hash)`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE password_resets DROP PRIMARY KEY, DROP COLUMN id, DROP COLUMN sent_at, ADD PRIMARY KEY (token_hash),
       DROP KEY uq_password_resets_token`,
    ]);
  }
}
