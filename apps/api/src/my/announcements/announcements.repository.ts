import type { Segment } from '@kalyanam/shared/team/announcements';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AnnouncementRow } from './announcement.view.js';
import { MAY_BE_MAILED, segmentSql } from './segment.sql.js';

const MEMBERS = 'FROM users u JOIN profiles p ON p.user_id = u.id';
const COLUMNS = `a.id, a.public_id AS publicId, a.title_en AS titleEn, a.text_en AS textEn, a.title_te AS titleTe,
  a.text_te AS textTe, a.page, a.banner, a.mail, a.segment, a.starts_at AS startsAt, a.ends_at AS endsAt,
  a.created_at AS createdAt, a.mails_planned AS mailsPlanned, a.last_user_id AS lastUserId, a.listed_at AS listedAt,
  a.mails_sent AS mailsSent, a.mails_failed AS mailsFailed, a.sent_at AS sentAt, a.stopped_at AS stoppedAt, m.username AS createdBy`;
const TABLES = 'announcements a JOIN admins m ON m.id = a.created_by';

export interface NewAnnouncement {
  publicId: string;
  titleEn: string;
  textEn: string;
  titleTe: string | null;
  textTe: string | null;
  page: string | null;
  banner: boolean;
  mail: boolean;
  segment: string;
  startsAt: Date;
  endsAt: Date | null;
  createdBy: number;
  createdAt: Date;
  mailsPlanned: number;
}

interface Recipient {
  userId: number;
  publicId: string;
  email: string;
  language: 'en' | 'te';
}

/** The only writer of the tables of announcements. */
@Injectable()
export class AnnouncementsRepository {
  constructor(private readonly database: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  async count(segment: Segment, now: Date): Promise<{ members: number; mails: number }> {
    const { sql, values } = segmentSql(segment, now);
    const [row] = await this.database.query<{ members: string; mails: string | null }[]>(
      `SELECT COUNT(*) AS members, SUM(${MAY_BE_MAILED}) AS mails ${MEMBERS} WHERE ${sql}`,
      [...values],
    );
    return { members: Number(row?.members), mails: Number(row?.mails ?? 0) };
  }

  async insert(manager: EntityManager, made: NewAnnouncement): Promise<void> {
    await manager.query(
      `INSERT INTO announcements (public_id, title_en, text_en, title_te, text_te, page, banner, mail, segment,
         starts_at, ends_at, created_by, created_at, mails_planned) VALUES (?)`,
      [
        [
          ...[made.publicId, made.titleEn, made.textEn, made.titleTe, made.textTe, made.page, made.banner, made.mail],
          ...[made.segment, made.startsAt, made.endsAt, made.createdBy, made.createdAt, made.mailsPlanned],
        ],
      ],
    );
  }

  newest(limit: number): Promise<AnnouncementRow[]> {
    return this.database.query(`SELECT ${COLUMNS} FROM ${TABLES} ORDER BY a.id DESC LIMIT ?`, [limit]);
  }

  async find(publicId: string, manager = this.database.manager): Promise<AnnouncementRow | null> {
    const [row] = await manager.query<AnnouncementRow[]>(`SELECT ${COLUMNS} FROM ${TABLES} WHERE a.public_id = ?`, [
      publicId,
    ]);
    return row ?? null;
  }

  /** Call it first in a transaction: later reads are then no older. */
  async lock(manager: EntityManager, publicId: string): Promise<AnnouncementRow | null> {
    await manager.query('SELECT id FROM announcements WHERE public_id = ? FOR UPDATE', [publicId]);
    return this.find(publicId, manager);
  }

  /** How many members have put each away. */
  async dismissed(ids: readonly number[]): Promise<Map<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<{ id: number; dismissed: string }[]>(
      `SELECT announcement_id AS id, COUNT(*) AS dismissed FROM announcement_dismissals
       WHERE announcement_id IN (?) GROUP BY announcement_id`,
      [ids],
    );
    return new Map(rows.map(({ id, dismissed }) => [id, Number(dismissed)]));
  }

  async setStopped(manager: EntityManager, id: number, now: Date): Promise<void> {
    await manager.query('UPDATE announcements SET stopped_at = ? WHERE id = ?', [now, id]);
  }

  /** Mails that no worker has touched yet are never sent; the lock makes one that leases them wait. */
  async callBack(manager: EntityManager, id: number, now: Date): Promise<void> {
    await manager.query(
      `UPDATE announcement_recipients r JOIN outbox o ON o.public_id = r.message
       SET o.next_try_at = NULL, o.dropped_at = ?, o.sealed = NULL, o.last_error = 'stopped', r.state = 'stopped'
       WHERE r.announcement_id = ? AND r.state = 'queued' AND o.tries = 0 AND o.sent_at IS NULL`,
      [now, id],
    );
  }

  /** Announcements with mails to send: the ids only, each is locked separately. */
  async toSend(now: Date): Promise<string[]> {
    const rows = await this.database.query<{ publicId: string }[]>(
      `SELECT public_id AS publicId FROM announcements
       WHERE mail = 1 AND sent_at IS NULL AND starts_at <= ? ORDER BY id`,
      [now],
    );
    return rows.map(({ publicId }) => publicId);
  }

  /**
   * Takes over what became of the mails on their way, and counts it; returns how many still are. The row must be
   * locked.
   */
  async settle(manager: EntityManager, id: number): Promise<number> {
    const settled = async (state: 'sent' | 'failed', when: string): Promise<number> => {
      const { affectedRows } = await manager.query<{ affectedRows: number }>(
        `UPDATE announcement_recipients r JOIN outbox o ON o.public_id = r.message SET r.state = ?
         WHERE r.announcement_id = ? AND r.state = 'queued' AND o.next_try_at IS NULL AND o.sent_at ${when}`,
        [state, id],
      );
      return affectedRows;
    };
    const [sent, failed] = [await settled('sent', 'IS NOT NULL'), await settled('failed', 'IS NULL')];
    if (sent + failed > 0)
      await manager.query(
        'UPDATE announcements SET mails_sent = mails_sent + ?, mails_failed = mails_failed + ? WHERE id = ?',
        [sent, failed, id],
      );
    const [row] = await manager.query<{ waiting: string }[]>(
      `SELECT COUNT(*) AS waiting FROM announcement_recipients WHERE announcement_id = ? AND state = 'queued'`,
      [id],
    );
    return Number(row?.waiting);
  }

  next(manager: EntityManager, row: AnnouncementRow, segment: Segment, of: { now: Date; limit: number }) {
    const { sql, values } = segmentSql(segment, of.now);
    return manager.query<Recipient[]>(
      `SELECT u.id AS userId, u.public_id AS publicId, u.email, u.language ${MEMBERS}
       WHERE u.id > ? AND ${MAY_BE_MAILED} AND ${sql} ORDER BY u.id LIMIT ?`,
      [row.lastUserId, ...values, of.limit],
    );
  }

  async addRecipient(manager: EntityManager, id: number, userId: number, message: string, now: Date): Promise<void> {
    await manager.query(
      `INSERT INTO announcement_recipients (announcement_id, user_id, message, state, queued_at)
       VALUES (?, ?, ?, 'queued', ?)`,
      [id, userId, message, now],
    );
  }

  async proceed(manager: EntityManager, id: number, lastUserId: number): Promise<void> {
    await manager.query('UPDATE announcements SET last_user_id = ? WHERE id = ?', [lastUserId, id]);
  }

  async finish(manager: EntityManager, id: number, values: { listedAt?: Date; sentAt?: Date }): Promise<void> {
    await manager.query(
      `UPDATE announcements SET listed_at = COALESCE(listed_at, ?), sent_at = COALESCE(sent_at, ?) WHERE id = ?`,
      [values.listedAt ?? null, values.sentAt ?? null, id],
    );
  }

  /** Banners shown at this moment that the member has not put away, the newest first. */
  banners(userId: number, now: Date): Promise<AnnouncementRow[]> {
    return this.database.query(
      `SELECT ${COLUMNS} FROM ${TABLES}
       WHERE a.banner = 1 AND a.starts_at <= ? AND a.ends_at > ? AND a.stopped_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM announcement_dismissals d WHERE d.announcement_id = a.id AND d.user_id = ?)
       ORDER BY a.starts_at DESC, a.id DESC LIMIT 20`,
      [now, now, userId],
    );
  }

  async isIn(userId: number, segment: Segment, now: Date): Promise<boolean> {
    const { sql, values } = segmentSql(segment, now);
    const rows = await this.database.query<unknown[]>(`SELECT 1 ${MEMBERS} WHERE u.id = ? AND ${sql}`, [
      userId,
      ...values,
    ]);
    return rows.length > 0;
  }

  async dismiss(id: number, userId: number, now: Date): Promise<void> {
    await this.database.query(
      'INSERT IGNORE INTO announcement_dismissals (announcement_id, user_id, at) VALUES (?, ?, ?)',
      [id, userId, now],
    );
  }
}
