import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

/** C6: the members a family hides its phone and email from. */
export class HideContactFromSome1780000000088 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE contact_denials (
        owner_id INT UNSIGNED NOT NULL,
        viewer_id INT UNSIGNED NOT NULL,
        denied_at DATETIME(3) NOT NULL,
        PRIMARY KEY (owner_id, viewer_id),
        KEY ix_contact_denials_viewer (viewer_id),
        CONSTRAINT fk_contact_denials_owner FOREIGN KEY (owner_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_contact_denials_viewer FOREIGN KEY (viewer_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['contact_denials']);
  }
}
