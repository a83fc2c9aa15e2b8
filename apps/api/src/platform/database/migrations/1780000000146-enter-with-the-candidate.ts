import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, TABLE } from '../migration-sql.js';

/** C14: profiles that the team entered with the candidate on the phone. */
export class EnterWithTheCandidate1780000000146 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE assisted_entries (
        user_id INT UNSIGNED NOT NULL,
        entered_by INT UNSIGNED NOT NULL,
        entered_at DATETIME(3) NOT NULL,
        token_hash BINARY(32) NOT NULL,
        kept_at DATETIME(3) NULL,
        PRIMARY KEY (user_id),
        UNIQUE KEY uq_assisted_entries_token (token_hash),
        KEY ix_assisted_entries_admin (entered_by),
        CONSTRAINT fk_assisted_entries_user FOREIGN KEY (user_id) REFERENCES users (id)
          ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_assisted_entries_admin FOREIGN KEY (entered_by) REFERENCES admins (id)
          ON DELETE NO ACTION ON UPDATE NO ACTION
      ) ${TABLE}`,
    );
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['assisted_entries']);
  }
}
