import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

/** Everyone gets the mails they got until now. */
export class ChooseMails1780000000056 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `CREATE TABLE declined_mails (
        user_id INT UNSIGNED NOT NULL,
        mail VARCHAR(40) NOT NULL,
        since DATETIME(3) NOT NULL,
        PRIMARY KEY (user_id, mail),
        CONSTRAINT fk_declined_mails_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['declined_mails']);
  }
}
