import type { InterestState } from '@kalyanam/shared/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Interest } from './interest.entity.js';

/** Batch size, so that no lock is held for long. */
const BATCH = 500;

export type Asked = Pick<Interest, 'publicId' | 'lowUserId' | 'highUserId' | 'senderId' | 'sentAt' | 'expiresAt'>;

@Injectable()
export class InterestsRepository {
  constructor(private readonly database: DataSource) {}

  /** Inserts the pair's row, or reopens the existing one. */
  async ask(manager: EntityManager, asked: Asked): Promise<void> {
    await manager.query(
      `INSERT INTO interests (public_id, low_user_id, high_user_id, sender_id, state, sent_at, expires_at)
       VALUES (?, ?, ?, ?, 'pending', ?, ?)
       ON DUPLICATE KEY UPDATE public_id = VALUES(public_id), sender_id = VALUES(sender_id), state = 'pending',
         sent_at = VALUES(sent_at), answered_at = NULL, expires_at = VALUES(expires_at)`,
      [asked.publicId, asked.lowUserId, asked.highUserId, asked.senderId, asked.sentAt, asked.expiresAt],
    );
  }

  find(manager: EntityManager, lowUserId: number, highUserId: number): Promise<Interest | null> {
    return manager.findOneBy(Interest, { lowUserId, highUserId });
  }

  /** Settles a pending interest. Returns whether there was one. */
  async settle(
    manager: EntityManager,
    pair: Pick<Interest, 'lowUserId' | 'highUserId'>,
    settled: { state: InterestState; answeredAt: Date },
  ): Promise<boolean> {
    const result = await manager.update(Interest, { ...pair, state: 'pending' }, settled);
    return result.affected === 1;
  }

  async endPending(manager: EntityManager, userId: number, now: Date): Promise<void> {
    await manager.query(
      `UPDATE interests SET answered_at = IF(sender_id = ?, ?, NULL), state = IF(sender_id = ?, 'withdrawn', 'expired')
       WHERE (low_user_id = ? OR high_user_id = ?) AND state = 'pending'`,
      [userId, now, userId, userId, userId],
    );
  }

  /** Send times of a member's interests since a moment, the oldest first. */
  async sentSince(senderId: number, since: Date, manager: EntityManager = this.database.manager): Promise<Date[]> {
    const rows = await manager.query<{ sentAt: Date }[]>(
      `SELECT sent_at AS sentAt FROM interests WHERE sender_id = ? AND sent_at > ? ORDER BY sent_at`,
      [senderId, since],
    );
    return rows.map((row) => row.sentAt);
  }

  /** Returns how many; other processes may do the same at the same time. */
  async expire(now: Date): Promise<number> {
    const result = await this.database.query<{ affectedRows: number }>(
      `UPDATE interests SET state = 'expired' WHERE state = 'pending' AND expires_at <= ? ORDER BY id LIMIT ?`,
      [now, BATCH],
    );
    return result.affectedRows === BATCH ? BATCH + (await this.expire(now)) : result.affectedRows;
  }
}
