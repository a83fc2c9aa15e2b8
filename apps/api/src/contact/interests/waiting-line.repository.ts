import type { WrittenName } from '@kalyanam/shared/base/person-name';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { User } from '../../people/accounts/user.entity.js';
import { BROWSING, SHOWN, shownValues } from '../../people/relations/relation.sql.js';

export interface Member extends WrittenName, Pick<User, 'id' | 'publicId' | 'memberCode' | 'email' | 'language'> {}

export interface Waiting extends Member {
  readonly interestId: number;
}

const MEMBER = `u.id, u.public_id AS publicId, u.member_code AS memberCode, u.email, u.language, p.name, p.name_te AS nameTe`;

const BATCH = 500;

/** The line before a member whose list is full. */
@Injectable()
export class WaitingLineRepository {
  constructor(private readonly database: DataSource) {}

  /** The receiver, unless no one may reach them now. */
  async receiver(manager: EntityManager, id: number): Promise<Member | null> {
    const [row] = await manager.query<Member[]>(
      `SELECT ${MEMBER} FROM users u JOIN profiles p ON p.user_id = u.id
       WHERE u.id = ? AND u.verification_status IN (${BROWSING}) AND u.account_status = 'active' AND p.married_at IS NULL`,
      [id],
    );
    return row ?? null;
  }

  async taken(manager: EntityManager, receiverId: number, now: Date): Promise<number> {
    const [row] = await manager.query<{ taken: unknown }[]>(
      `SELECT COUNT(*) AS taken FROM interests
       WHERE receiver_id = ? AND state = 'pending' AND delivered_at IS NOT NULL AND expires_at > ?`,
      [receiverId, now],
    );
    return Number(row?.taken);
  }

  /** The next in line, the first one first; senders hidden from the receiver keep waiting. */
  next(manager: EntityManager, receiverId: number, count: number): Promise<Waiting[]> {
    return manager.query<Waiting[]>(
      `SELECT i.id AS interestId, ${MEMBER}
       FROM interests i JOIN users u ON u.id = i.sender_id JOIN profiles p ON p.user_id = u.id
       WHERE i.receiver_id = ? AND i.state = 'pending' AND i.delivered_at IS NULL AND ${SHOWN}
       ORDER BY i.waiting_since, i.id LIMIT ?`,
      [receiverId, ...shownValues(receiverId), count],
    );
  }

  async deliver(manager: EntityManager, ids: readonly number[], now: Date, expiresAt: Date): Promise<void> {
    await manager.query(`UPDATE interests SET delivered_at = ?, expires_at = ? WHERE id IN (?)`, [now, expiresAt, ids]);
  }

  /** Returns the senders. */
  async expire(manager: EntityManager, receiverId: number, now: Date): Promise<number[]> {
    const lapsed = `receiver_id = ? AND state = 'pending' AND expires_at <= ?`;
    const values = [receiverId, now];
    const senders = await manager.query<{ id: number }[]>(
      `SELECT sender_id AS id FROM interests WHERE ${lapsed}`,
      values,
    );
    if (senders.length > 0)
      await manager.query(`UPDATE interests SET state = 'expired', decline_due_at = NULL WHERE ${lapsed}`, values);
    return senders.map(({ id }) => id);
  }

  /** Receivers after this one of whose interests some have lapsed. */
  async withLapsed(after: number, now: Date): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT DISTINCT receiver_id AS id FROM interests
       WHERE state = 'pending' AND expires_at <= ? AND receiver_id > ? ORDER BY receiver_id LIMIT ?`,
      [now, after, BATCH],
    );
    return rows.map(({ id }) => id);
  }

  /** Receivers after this one who have both a free place and a waiting interest. */
  async withPlaces(after: number, places: number, now: Date): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT w.receiver_id AS id FROM interests w
       WHERE w.state = 'pending' AND w.delivered_at IS NULL AND w.receiver_id > ?
       GROUP BY w.receiver_id
       HAVING (SELECT COUNT(*) FROM interests d WHERE d.receiver_id = w.receiver_id AND d.state = 'pending'
         AND d.delivered_at IS NOT NULL AND d.expires_at > ?) < ?
       ORDER BY w.receiver_id LIMIT ?`,
      [after, now, places, BATCH],
    );
    return rows.map(({ id }) => id);
  }
}
