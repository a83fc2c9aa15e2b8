import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

/** Announcements to members, and figures that are counted once in a while instead of at every look. */
export class AnnounceAndMeasure1780000000064 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE daily_figures (
         day DATE NOT NULL,
         figure VARCHAR(24) NOT NULL,
         value INT UNSIGNED NOT NULL,
         PRIMARY KEY (day, figure)
       ) ${TABLE}`,
      `CREATE TABLE kept_figures (
         name VARCHAR(24) NOT NULL PRIMARY KEY,
         figures MEDIUMTEXT NULL,
         computed_at DATETIME(3) NULL,
         next_at DATETIME(3) NOT NULL
       ) ${TABLE}`,
      `ALTER TABLE interests ADD KEY ix_interests_answered (state, answered_at)`,
      `CREATE TABLE announcements (
         id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
         public_id CHAR(20) NOT NULL,
         title_en VARCHAR(80) NOT NULL,
         text_en VARCHAR(1000) NOT NULL,
         title_te VARCHAR(80) NULL,
         text_te VARCHAR(1000) NULL,
         page VARCHAR(20) NULL,
         banner TINYINT(1) NOT NULL,
         mail TINYINT(1) NOT NULL,
         segment VARCHAR(1000) NOT NULL,
         starts_at DATETIME(3) NOT NULL,
         ends_at DATETIME(3) NULL,
         created_by INT UNSIGNED NOT NULL,
         created_at DATETIME(3) NOT NULL,
         mails_planned INT UNSIGNED NOT NULL,
         last_user_id INT UNSIGNED NOT NULL DEFAULT 0,
         listed_at DATETIME(3) NULL,
         sent_at DATETIME(3) NULL,
         stopped_at DATETIME(3) NULL,
         UNIQUE KEY uq_announcements_public_id (public_id),
         KEY ix_announcements_banner (banner, starts_at),
         KEY ix_announcements_mail (mail, sent_at, starts_at),
         CONSTRAINT fk_announcements_creator FOREIGN KEY (created_by) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION
       ) ${TABLE}`,
      `CREATE TABLE announcement_recipients (
         announcement_id INT UNSIGNED NOT NULL,
         user_id INT UNSIGNED NOT NULL,
         message CHAR(20) NOT NULL,
         state VARCHAR(8) NOT NULL,
         queued_at DATETIME(3) NOT NULL,
         PRIMARY KEY (announcement_id, user_id),
         KEY ix_announcement_recipients_state (announcement_id, state),
         KEY ix_announcement_recipients_user (user_id),
         CONSTRAINT fk_announcement_recipients_announcement FOREIGN KEY (announcement_id) REFERENCES announcements (id) ON DELETE CASCADE ON UPDATE NO ACTION,
         CONSTRAINT fk_announcement_recipients_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
       ) ${TABLE}`,
      `CREATE TABLE announcement_dismissals (
         announcement_id INT UNSIGNED NOT NULL,
         user_id INT UNSIGNED NOT NULL,
         at DATETIME(3) NOT NULL,
         PRIMARY KEY (announcement_id, user_id),
         KEY ix_announcement_dismissals_user (user_id),
         CONSTRAINT fk_announcement_dismissals_announcement FOREIGN KEY (announcement_id) REFERENCES announcements (id) ON DELETE CASCADE ON UPDATE NO ACTION,
         CONSTRAINT fk_announcement_dismissals_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
       ) ${TABLE}`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropAll(runner, ['announcement_dismissals', 'announcement_recipients', 'announcements']);
    await runAll(runner, ['ALTER TABLE interests DROP KEY ix_interests_answered']);
    await dropAll(runner, ['kept_figures', 'daily_figures']);
  }
}
