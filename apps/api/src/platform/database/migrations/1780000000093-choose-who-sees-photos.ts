import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll, TABLE } from '../migration-sql.js';

const pair = (table: string): string => `
  PRIMARY KEY (owner_id, viewer_id),
  KEY ix_${table}_viewer (viewer_id),
  CONSTRAINT fk_${table}_owner FOREIGN KEY (owner_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
  CONSTRAINT fk_${table}_viewer FOREIGN KEY (viewer_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION`;

/** C8: an owner chooses who photos are shown to; each request is asked about once, and a grant can be withdrawn. */
export class ChooseWhoSeesPhotos1780000000093 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE profiles
         ADD COLUMN photo_visibility VARCHAR(16) NOT NULL DEFAULT 'verified' AFTER more_visible`,
      `CREATE TABLE photo_requests (
        owner_id INT UNSIGNED NOT NULL,
        viewer_id INT UNSIGNED NOT NULL,
        state VARCHAR(8) NOT NULL DEFAULT 'waiting',
        asked_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        KEY ix_photo_requests_asked (owner_id, asked_at), ${pair('photo_requests')}
      ) ${TABLE}`,
      `CREATE TABLE photo_grants (
        owner_id INT UNSIGNED NOT NULL,
        viewer_id INT UNSIGNED NOT NULL,
        granted_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        revoked_at DATETIME(3) NULL, ${pair('photo_grants')}
      ) ${TABLE}`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      'DROP TABLE photo_grants',
      'DROP TABLE photo_requests',
      'ALTER TABLE profiles DROP COLUMN photo_visibility',
    ]);
  }
}
