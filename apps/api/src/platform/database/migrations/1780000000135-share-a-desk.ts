import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, EXACT, runAll, TABLE, WORD } from '../migration-sql.js';

const of = (table: string, column: string, name: string, rule = 'CASCADE'): string =>
  `CONSTRAINT fk_${table}_${name} FOREIGN KEY (${column}) REFERENCES users (id) ON DELETE ${rule} ON UPDATE NO ACTION`;

/**
 * C14: accounts without a profile, and the seats that candidates give them. `live` is NULL once a seat is over: one
 * account has one seat at a desk. Acts stay under their relation when the account goes; votes go.
 */
export class ShareADesk1780000000135 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE users ADD COLUMN kind VARCHAR(9) ${WORD} NOT NULL DEFAULT 'candidate' AFTER member_code_at,
         ADD COLUMN own_name VARCHAR(100) NULL AFTER kind`,
      `CREATE TABLE desk_members (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) ${EXACT} NOT NULL,
        profile_user_id INT UNSIGNED NOT NULL,
        user_id INT UNSIGNED NULL,
        role VARCHAR(8) ${WORD} NOT NULL,
        relation VARCHAR(12) ${WORD} NOT NULL,
        allow VARCHAR(40) ${WORD} NOT NULL DEFAULT '',
        phone VARCHAR(16) NULL,
        email VARCHAR(254) ${EXACT} NULL,
        token_hash BINARY(32) NULL,
        live TINYINT UNSIGNED NULL DEFAULT 1,
        invited_by INT UNSIGNED NULL,
        invited_at DATETIME(3) NOT NULL,
        expires_at DATETIME(3) NULL,
        accepted_at DATETIME(3) NULL,
        ended_at DATETIME(3) NULL,
        end_reason VARCHAR(16) ${WORD} NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_desk_members_public_id (public_id),
        UNIQUE KEY uq_desk_members_seat (profile_user_id, user_id, live),
        UNIQUE KEY uq_desk_members_token (token_hash),
        KEY ix_desk_members_user (user_id, live),
        KEY ix_desk_members_inviter (invited_by),
        KEY ix_desk_members_expiry (live, accepted_at, expires_at),
        ${of('desk_members', 'profile_user_id', 'profile')},
        ${of('desk_members', 'user_id', 'user')},
        ${of('desk_members', 'invited_by', 'inviter', 'SET NULL')}
      ) ${TABLE}`,
      `CREATE TABLE desk_drafts (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) ${EXACT} NOT NULL,
        profile_user_id INT UNSIGNED NOT NULL,
        by_user_id INT UNSIGNED NULL,
        about_user_id INT UNSIGNED NULL,
        relation VARCHAR(12) ${WORD} NOT NULL,
        kind VARCHAR(16) ${WORD} NOT NULL,
        payload VARCHAR(2000) NOT NULL,
        state VARCHAR(9) ${WORD} NOT NULL DEFAULT 'open',
        open TINYINT UNSIGNED NULL DEFAULT 1,
        made_at DATETIME(3) NOT NULL,
        reminded_at DATETIME(3) NULL,
        decided_at DATETIME(3) NULL,
        lapse_reason VARCHAR(12) ${WORD} NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_desk_drafts_public_id (public_id),
        UNIQUE KEY uq_desk_drafts_open (profile_user_id, about_user_id, kind, by_user_id, open),
        KEY ix_desk_drafts_profile (profile_user_id, made_at),
        KEY ix_desk_drafts_by (by_user_id),
        KEY ix_desk_drafts_about (about_user_id),
        KEY ix_desk_drafts_waiting (open, made_at),
        ${of('desk_drafts', 'profile_user_id', 'profile')},
        ${of('desk_drafts', 'by_user_id', 'by', 'SET NULL')},
        ${of('desk_drafts', 'about_user_id', 'about')}
      ) ${TABLE}`,
      `CREATE TABLE desk_votes (
        profile_user_id INT UNSIGNED NOT NULL,
        about_user_id INT UNSIGNED NOT NULL,
        by_user_id INT UNSIGNED NOT NULL,
        vote VARCHAR(5) ${WORD} NULL,
        note VARCHAR(200) NULL,
        at DATETIME(3) NOT NULL,
        PRIMARY KEY (profile_user_id, about_user_id, by_user_id),
        KEY ix_desk_votes_about (about_user_id),
        KEY ix_desk_votes_by (by_user_id, profile_user_id),
        ${of('desk_votes', 'profile_user_id', 'profile')},
        ${of('desk_votes', 'about_user_id', 'about')},
        ${of('desk_votes', 'by_user_id', 'by')}
      ) ${TABLE}`,
      `CREATE TABLE desk_acts (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) ${EXACT} NOT NULL,
        profile_user_id INT UNSIGNED NOT NULL,
        by_user_id INT UNSIGNED NULL,
        about_user_id INT UNSIGNED NULL,
        relation VARCHAR(12) ${WORD} NOT NULL,
        act VARCHAR(24) ${WORD} NOT NULL,
        at DATETIME(3) NOT NULL,
        way_back MEDIUMTEXT NULL,
        undone_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_desk_acts_public_id (public_id),
        KEY ix_desk_acts_profile (profile_user_id, at),
        KEY ix_desk_acts_pair (profile_user_id, about_user_id, at),
        KEY ix_desk_acts_by (by_user_id),
        KEY ix_desk_acts_about (about_user_id),
        KEY ix_desk_acts_at (at),
        ${of('desk_acts', 'profile_user_id', 'profile')},
        ${of('desk_acts', 'by_user_id', 'by', 'SET NULL')},
        ${of('desk_acts', 'about_user_id', 'about')}
      ) ${TABLE}`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropAll(runner, ['desk_acts', 'desk_votes', 'desk_drafts', 'desk_members']);
    await runAll(runner, ['ALTER TABLE users DROP COLUMN own_name, DROP COLUMN kind']);
  }
}
