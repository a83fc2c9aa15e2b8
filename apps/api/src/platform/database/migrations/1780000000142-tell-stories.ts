import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

const OF_USER = 'REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION';

/** C16: what both families of a marriage want to tell others; it goes with either of them. */
export class TellStories1780000000142 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE marriage_stories (
        marriage_id INT UNSIGNED NOT NULL,
        user_id_a INT UNSIGNED NOT NULL,
        user_id_b INT UNSIGNED NOT NULL,
        text VARCHAR(600) NOT NULL,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        told_by_a TINYINT(1) NOT NULL DEFAULT 0,
        told_by_b TINYINT(1) NOT NULL DEFAULT 0,
        named_by_a TINYINT(1) NOT NULL DEFAULT 0,
        named_by_b TINYINT(1) NOT NULL DEFAULT 0,
        state VARCHAR(10) NOT NULL,
        since DATETIME(3) NOT NULL,
        PRIMARY KEY (marriage_id),
        KEY ix_marriage_stories_a (user_id_a),
        KEY ix_marriage_stories_b (user_id_b),
        KEY ix_marriage_stories_state (state, since),
        CONSTRAINT fk_marriage_stories_marriage FOREIGN KEY (marriage_id) REFERENCES marriages (id)
          ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_marriage_stories_a FOREIGN KEY (user_id_a) ${OF_USER},
        CONSTRAINT fk_marriage_stories_b FOREIGN KEY (user_id_b) ${OF_USER}
      ) ${TABLE}`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['marriage_stories']);
  }
}
