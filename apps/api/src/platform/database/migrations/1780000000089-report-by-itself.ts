import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll, WORD } from '../migration-sql.js';

const OPEN_SYSTEM = `CASE WHEN closed_at IS NULL AND system_kind IS NOT NULL THEN CONCAT(system_kind, ':', reported_id, ':', COALESCE(other_id, 0)) END`;

/** A report without a reporter comes from the product itself; one of a kind is open about a member, or about a pair. */
export class ReportByItself1780000000089 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE reports MODIFY COLUMN reporter_id INT UNSIGNED NULL`,
      `ALTER TABLE reports
        ADD COLUMN system_kind VARCHAR(20) ${WORD} NULL AFTER reporter_id,
        ADD COLUMN other_id INT UNSIGNED NULL AFTER reported_id`,
      `ALTER TABLE reports
        ADD COLUMN open_system VARCHAR(48) ${WORD} GENERATED ALWAYS AS (${OPEN_SYSTEM}) VIRTUAL,
        ADD UNIQUE KEY uq_reports_open_system (open_system),
        ADD CONSTRAINT fk_reports_other FOREIGN KEY (other_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        ADD CONSTRAINT ck_reports_by CHECK ((reporter_id IS NULL) <> (system_kind IS NULL))`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `DELETE FROM reports WHERE reporter_id IS NULL`,
      `ALTER TABLE reports DROP CONSTRAINT ck_reports_by`,
      `ALTER TABLE reports DROP FOREIGN KEY fk_reports_other`,
      `ALTER TABLE reports DROP KEY uq_reports_open_system, DROP COLUMN open_system`,
      `ALTER TABLE reports DROP COLUMN system_kind, DROP COLUMN other_id`,
      `ALTER TABLE reports MODIFY COLUMN reporter_id INT UNSIGNED NOT NULL`,
    ]);
  }
}
