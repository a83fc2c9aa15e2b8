import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/**
 * The name in Telugu moves beside the name, because readers of Telugu see it everywhere. The column in `profile_details`
 * stays for replicas of the release before, and is dropped a release later.
 */
export class ShowNamesInTelugu1780000000153 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      'ALTER TABLE profiles ADD COLUMN name_te VARCHAR(100) NULL, ALGORITHM=INSTANT',
      // A letter of the Telugu block is three bytes that begin with E0 B0 or E0 B1; names in other letters stay unused.
      `UPDATE profiles p JOIN profile_details d ON d.user_id = p.user_id SET p.name_te = d.name_te
       WHERE d.name_te IS NOT NULL AND HEX(d.name_te) REGEXP '^(E0B[01]..|E2808[CD]|20|2E|2D)+$'`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, ['ALTER TABLE profiles DROP COLUMN name_te, ALGORITHM=INPLACE, LOCK=NONE']);
  }
}
