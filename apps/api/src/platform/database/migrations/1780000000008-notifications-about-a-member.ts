import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** Notifications reference the member they are about: hidden while that member is, and deleted with them. */
export class NotificationsAboutAMember1780000000008 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE notifications
        ADD COLUMN about_user_id INT UNSIGNED NULL AFTER user_id,
        ADD KEY ix_notifications_about (about_user_id),
        ADD KEY ix_notifications_created (created_at),
        ADD KEY ix_notifications_unread (user_id, read_at),
        ADD CONSTRAINT fk_notifications_about FOREIGN KEY (about_user_id) REFERENCES users (id)
          ON DELETE CASCADE ON UPDATE NO ACTION`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE notifications DROP FOREIGN KEY fk_notifications_about, DROP KEY ix_notifications_about,
        DROP KEY ix_notifications_created, DROP KEY ix_notifications_unread, DROP COLUMN about_user_id`,
    ]);
  }
}
