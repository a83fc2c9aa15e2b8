import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll, TABLE, WORD } from '../migration-sql.js';

/**
 * C6: who looked at what of a member, by the day. A viewer is no foreign key: their rows are the owner's and stay.
 * Looks at contact details come over with their times, on the day of the last.
 */
export class KeepAccessLedger1780000000087 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE access_events (
        owner_id INT UNSIGNED NOT NULL,
        viewer_kind VARCHAR(6) ${WORD} NOT NULL,
        viewer_id INT UNSIGNED NOT NULL DEFAULT 0,
        link_id INT UNSIGNED NOT NULL DEFAULT 0,
        admin_role VARCHAR(16) ${WORD} NOT NULL DEFAULT '',
        what VARCHAR(12) ${WORD} NOT NULL,
        day DATE NOT NULL,
        first_at DATETIME(3) NOT NULL,
        last_at DATETIME(3) NOT NULL,
        times INT UNSIGNED NOT NULL DEFAULT 1,
        PRIMARY KEY (owner_id, viewer_kind, viewer_id, link_id, admin_role, what, day),
        KEY ix_access_events_viewer (viewer_id, what, day),
        KEY ix_access_events_day (day),
        CONSTRAINT fk_access_events_owner FOREIGN KEY (owner_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE access_months (
        owner_id INT UNSIGNED NOT NULL,
        month DATE NOT NULL,
        viewer_kind VARCHAR(6) ${WORD} NOT NULL,
        what VARCHAR(12) ${WORD} NOT NULL,
        looks INT UNSIGNED NOT NULL,
        PRIMARY KEY (owner_id, month, viewer_kind, what),
        CONSTRAINT fk_access_months_owner FOREIGN KEY (owner_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `INSERT INTO access_events (owner_id, viewer_kind, viewer_id, what, day, first_at, last_at, times)
        SELECT owner_id, 'member', viewer_id, 'contact', DATE(last_at + INTERVAL 330 MINUTE), first_at, last_at, times
        FROM contact_views`,
      `DROP TABLE contact_views`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE contact_views (
        owner_id INT UNSIGNED NOT NULL,
        viewer_id INT UNSIGNED NOT NULL,
        first_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        last_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        times INT UNSIGNED NOT NULL DEFAULT 1,
        PRIMARY KEY (owner_id, viewer_id),
        KEY ix_contact_views_viewer (viewer_id, last_at),
        CONSTRAINT fk_contact_views_owner FOREIGN KEY (owner_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_contact_views_viewer FOREIGN KEY (viewer_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `INSERT INTO contact_views (owner_id, viewer_id, first_at, last_at, times)
        SELECT e.owner_id, e.viewer_id, MIN(e.first_at), MAX(e.last_at), SUM(e.times)
        FROM access_events e JOIN users u ON u.id = e.viewer_id
        WHERE e.viewer_kind = 'member' AND e.what = 'contact' GROUP BY e.owner_id, e.viewer_id`,
      `DROP TABLE access_months`,
      `DROP TABLE access_events`,
    ]);
  }
}
