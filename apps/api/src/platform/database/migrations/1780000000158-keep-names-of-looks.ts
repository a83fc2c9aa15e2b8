import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll, WORD } from '../migration-sql.js';

/** R105: a look at a number, photos or a horoscope keeps the viewer's name and profile ID as they were at that moment. */
export class KeepNamesOfLooks1780000000158 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      'ALTER TABLE access_events ADD COLUMN viewer_name VARCHAR(100) NULL, ALGORITHM=INSTANT',
      `ALTER TABLE access_events ADD COLUMN viewer_code CHAR(8) ${WORD} NULL, ALGORITHM=INSTANT`,
      // Earlier looks get the name of today: it is the only one that is still known.
      `UPDATE access_events e JOIN users u ON u.id = e.viewer_id JOIN profiles p ON p.user_id = u.id
       SET e.viewer_name = p.name, e.viewer_code = u.member_code
       WHERE e.viewer_kind = 'member' AND e.what IN ('contact', 'photos', 'horoscope')`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      'ALTER TABLE access_events DROP COLUMN viewer_code, ALGORITHM=INPLACE, LOCK=NONE',
      'ALTER TABLE access_events DROP COLUMN viewer_name, ALGORITHM=INPLACE, LOCK=NONE',
    ]);
  }
}
