import type { DeclineReason } from '@kalyanam/shared/topics/interests/interests';
import type { InterestState } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';
import { Interest } from './interest.entity.js';
import { INTEREST_COLUMNS, interestOf, type InterestRow } from './relation.sql.js';
import type { InterestFacts } from './transitions.js';

/** Batch size, so that no lock is held for long. */
const BATCH = 500;

export type Asked = Pick<
  Interest,
  'publicId' | 'lowUserId' | 'highUserId' | 'senderId' | 'receiverId' | 'sentAt' | 'note' | 'noteState'
>;

export type Ended = Pick<Interest, 'senderId' | 'receiverId'>;

/** An interest that has not been answered, and no decline of it is under way. */
const OPEN = `receiver_id = ? AND sender_id IN (?) AND state = 'pending' AND delivered_at IS NOT NULL`;

@Injectable()
export class InterestsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly changes: MemberChanges,
  ) {}

  /** Inserts the pair's row, or reopens the existing one, at the end of the receiver's line. */
  async ask(manager: EntityManager, asked: Asked): Promise<void> {
    const { publicId, lowUserId, highUserId, senderId, receiverId, sentAt, note, noteState } = asked;
    await manager.query(
      `INSERT INTO interests
         (public_id, low_user_id, high_user_id, sender_id, receiver_id, state, sent_at, waiting_since, note, note_state)
       VALUES (?, ?, ?, ?, ?, 'pending', ?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE public_id = VALUES(public_id), sender_id = VALUES(sender_id),
         receiver_id = VALUES(receiver_id), state = 'pending',
         sent_at = VALUES(sent_at), waiting_since = VALUES(waiting_since), note = VALUES(note),
         note_state = VALUES(note_state), answered_at = NULL, delivered_at = NULL, expires_at = NULL,
         decline_reason = NULL, decline_message = NULL, decline_due_at = NULL`,
      [publicId, lowUserId, highUserId, senderId, receiverId, sentAt, sentAt, note, noteState],
    );
    await this.changes.note(manager, [lowUserId, highUserId]);
  }

  async find(manager: EntityManager, lowUserId: number, highUserId: number): Promise<InterestFacts | null> {
    const [row] = await manager.query<InterestRow[]>(
      `SELECT ${INTEREST_COLUMNS} FROM interests i WHERE i.low_user_id = ? AND i.high_user_id = ?`,
      [lowUserId, highUserId],
    );
    return row ? interestOf(row) : null;
  }

  /** Settles a pending interest. Returns whether there was one. */
  async settle(
    manager: EntityManager,
    pair: Pick<Interest, 'lowUserId' | 'highUserId'>,
    settled: { state: InterestState; answeredAt: Date },
  ): Promise<boolean> {
    const result = await manager.update(
      Interest,
      { ...pair, state: 'pending' },
      {
        ...settled,
        declineDueAt: null,
        ...(settled.state !== 'declined' && { declineReason: null, declineMessage: null }),
      },
    );
    return result.affected === 1;
  }

  /** Delivers interests that waited in line; delivered ones stay as they are. */
  async deliver(
    manager: EntityManager,
    pair: Pick<Interest, 'lowUserId' | 'highUserId'>,
    deliveredAt: Date,
    expiresAt: Date,
  ): Promise<void> {
    await manager.update(Interest, { ...pair, deliveredAt: IsNull() }, { deliveredAt, expiresAt });
  }

  /** Declines that are carried out at `dueAt` unless they are undone. */
  async decline(
    manager: EntityManager,
    receiverId: number,
    senderIds: readonly number[],
    decline: Pick<Interest, 'declineReason' | 'declineMessage' | 'declineDueAt'>,
  ): Promise<void> {
    await manager.query(
      `UPDATE interests SET decline_reason = ?, decline_message = ?, decline_due_at = ?
       WHERE ${OPEN} AND decline_due_at IS NULL`,
      [decline.declineReason, decline.declineMessage, decline.declineDueAt, receiverId, senderIds],
    );
  }

  async undo(manager: EntityManager, receiverId: number, senderIds: readonly number[]): Promise<void> {
    await manager.query(
      `UPDATE interests SET decline_reason = NULL, decline_message = NULL, decline_due_at = NULL WHERE ${OPEN}`,
      [receiverId, senderIds],
    );
  }

  /** Receivers with declines whose time to be undone is over. */
  async declining(now: Date): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT DISTINCT receiver_id AS id FROM interests WHERE decline_due_at <= ? AND state = 'pending' LIMIT ?`,
      [now, BATCH],
    );
    return rows.map(({ id }) => id);
  }

  /** Carries a receiver's due declines out, and counts their reasons. Returns the senders. The receiver must be locked. */
  async carryOutDeclines(manager: EntityManager, receiverId: number, now: Date): Promise<number[]> {
    const due = `receiver_id = ? AND state = 'pending' AND decline_due_at <= ?`;
    const declined = await manager.query<{ id: number }[]>(`SELECT sender_id AS id FROM interests WHERE ${due}`, [
      receiverId,
      now,
    ]);
    if (declined.length === 0) return [];
    await manager.query(
      `INSERT INTO decline_counts (user_id, reason, times)
       SELECT receiver_id, decline_reason, COUNT(*) FROM interests WHERE ${due} GROUP BY receiver_id, decline_reason
       ON DUPLICATE KEY UPDATE times = times + VALUES(times)`,
      [receiverId, now],
    );
    await manager.query(
      `UPDATE interests SET state = 'declined', answered_at = ?, decline_due_at = NULL WHERE ${due}`,
      [now, receiverId, now],
    );
    return declined.map(({ id }) => id);
  }

  async declineCounts(userId: number): Promise<{ reason: DeclineReason; times: number }[]> {
    return this.database.query(
      'SELECT reason, times FROM decline_counts WHERE user_id = ? ORDER BY times DESC, reason',
      [userId],
    );
  }

  /** What became of the interests delivered to a member since then, with the hours until each answer. */
  async delivered(
    receiverId: number,
    since: Date,
    now: Date,
  ): Promise<{ state: InterestState; hours: number | null }[]> {
    const rows = await this.database.query<{ state: InterestState; hours: unknown }[]>(
      `SELECT IF(state = 'pending' AND expires_at <= ?, 'expired', state) AS state,
         IF(state IN ('accepted', 'declined'), TIMESTAMPDIFF(SECOND, delivered_at, answered_at) / 3600, NULL) AS hours
       FROM interests WHERE receiver_id = ? AND delivered_at >= ?`,
      [now, receiverId, since],
    );
    return rows.map(({ state, hours }) => ({ state, hours: hours === null ? null : Number(hours) }));
  }

  /** Returns those of the ended ones that had been delivered. */
  async endPending(manager: EntityManager, userId: number, now: Date): Promise<Ended[]> {
    const ended = await manager.query<Ended[]>(
      `SELECT sender_id AS senderId, receiver_id AS receiverId FROM interests
       WHERE (low_user_id = ? OR high_user_id = ?) AND state = 'pending' AND delivered_at IS NOT NULL`,
      [userId, userId],
    );
    await manager.query(
      `UPDATE interests SET answered_at = IF(sender_id = ?, ?, NULL), decline_due_at = NULL,
         state = IF(sender_id = ?, 'withdrawn', 'expired')
       WHERE (low_user_id = ? OR high_user_id = ?) AND state = 'pending'`,
      [userId, now, userId, userId, userId],
    );
    return ended;
  }

  /** Send times of a member's interests since a moment, the oldest first. */
  async sentSince(senderId: number, since: Date, manager: EntityManager = this.database.manager): Promise<Date[]> {
    const rows = await manager.query<{ sentAt: Date }[]>(
      `SELECT sent_at AS sentAt FROM interests WHERE sender_id = ? AND sent_at > ? ORDER BY sent_at`,
      [senderId, since],
    );
    return rows.map((row) => row.sentAt);
  }

  async expire(now: Date): Promise<void> {
    const result = await this.database.query<{ affectedRows: number }>(
      `UPDATE interests SET state = 'expired' WHERE state = 'pending' AND expires_at <= ?
       ORDER BY expires_at, id LIMIT ?`,
      [now, BATCH],
    );
    if (result.affectedRows === BATCH) await this.expire(now);
  }
}
