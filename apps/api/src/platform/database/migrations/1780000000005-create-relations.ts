import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

export class CreateRelations1780000000005 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE interests (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) NOT NULL,
        low_user_id INT UNSIGNED NOT NULL,
        high_user_id INT UNSIGNED NOT NULL,
        sender_id INT UNSIGNED NOT NULL,
        state VARCHAR(12) NOT NULL DEFAULT 'pending',
        sent_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        answered_at DATETIME(3) NULL,
        expires_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_interests_public_id (public_id),
        UNIQUE KEY uq_interests_pair (low_user_id, high_user_id),
        KEY ix_interests_high (high_user_id, state),
        KEY ix_interests_sender (sender_id, sent_at),
        KEY ix_interests_expiry (state, expires_at),
        CONSTRAINT fk_interests_low FOREIGN KEY (low_user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_interests_high FOREIGN KEY (high_user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_interests_sender FOREIGN KEY (sender_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT ck_interests_pair CHECK (low_user_id < high_user_id AND sender_id IN (low_user_id, high_user_id)),
        CONSTRAINT ck_interests_state CHECK (state IN ('pending','accepted','declined','withdrawn','expired'))
      ) ${TABLE}`,
      `CREATE TABLE blocks (
        blocker_id INT UNSIGNED NOT NULL,
        blocked_id INT UNSIGNED NOT NULL,
        since DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (blocker_id, blocked_id),
        KEY ix_blocks_blocked (blocked_id),
        CONSTRAINT fk_blocks_blocker FOREIGN KEY (blocker_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_blocks_blocked FOREIGN KEY (blocked_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE shortlist_entries (
        user_id INT UNSIGNED NOT NULL,
        profile_user_id INT UNSIGNED NOT NULL,
        added_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (user_id, profile_user_id),
        KEY ix_shortlist_profile (profile_user_id),
        CONSTRAINT fk_shortlist_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_shortlist_profile FOREIGN KEY (profile_user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE contact_views (
        owner_id INT UNSIGNED NOT NULL,
        viewer_id INT UNSIGNED NOT NULL,
        first_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        last_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        times INT UNSIGNED NOT NULL DEFAULT 1,
        PRIMARY KEY (owner_id, viewer_id),
        KEY ix_contact_views_viewer (viewer_id),
        CONSTRAINT fk_contact_views_owner FOREIGN KEY (owner_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_contact_views_viewer FOREIGN KEY (viewer_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE notifications (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) NOT NULL,
        user_id INT UNSIGNED NOT NULL,
        kind VARCHAR(40) NOT NULL,
        details TEXT NOT NULL,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        read_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_notifications_public_id (public_id),
        KEY ix_notifications_user (user_id, id),
        CONSTRAINT fk_notifications_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE profile_edits (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        user_id INT UNSIGNED NOT NULL,
        changes TEXT NOT NULL,
        asked_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        decided_at DATETIME(3) NULL,
        decision VARCHAR(12) NULL,
        decided_by INT UNSIGNED NULL,
        notes VARCHAR(1000) NULL,
        open_user_id INT UNSIGNED GENERATED ALWAYS AS (CASE WHEN decided_at IS NULL THEN user_id END) VIRTUAL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_profile_edits_open (open_user_id),
        KEY ix_profile_edits_user (user_id),
        CONSTRAINT fk_profile_edits_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, [
      'profile_edits',
      'notifications',
      'contact_views',
      'shortlist_entries',
      'blocks',
      'interests',
    ]);
  }
}
