import type { ClosedInterest } from '@kalyanam/shared/contracts/relations';
import type { InterestBox } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { limitOf, type Page } from '../../platform/http/paging.js';
import { SHOWN, shownValues } from '../../people/relations/relation.sql.js';

/** `?` is the member who owns the boxes. What waits is its sender's alone (R80). */
const CONTENTS = {
  received: `i.sender_id <> ? AND i.state IN ('pending', 'declined', 'expired') AND i.delivered_at IS NOT NULL`,
  sent: `i.sender_id = ? AND (i.state IN ('declined', 'withdrawn', 'expired')
    OR (i.state = 'pending' AND i.delivered_at IS NOT NULL))`,
  accepted: `i.state = 'accepted'`,
  waiting: `i.sender_id = ? AND i.state = 'pending' AND i.delivered_at IS NULL`,
} as const satisfies Record<InterestBox, string>;

const ORDER = {
  received: `(i.state = 'pending' AND i.decline_due_at IS NULL) DESC, i.delivered_at DESC, i.id DESC`,
  sent: `(i.state = 'pending') DESC, i.sent_at DESC, i.id DESC`,
  accepted: `i.answered_at DESC, i.id DESC`,
  waiting: `i.waiting_since DESC, i.id DESC`,
} as const satisfies Record<InterestBox, string>;

const WAITS = `i.state = 'pending' AND i.expires_at > ?`;

/** What its receiver can answer at a moment (`?`): not what waits in line, nor what is being declined. */
export const TO_ANSWER = `${WAITS} AND i.decline_due_at IS NULL`;

/** The pairs of a member (`?` three times), the other member as `u`. */
const PAIRS = `FROM interests i JOIN users u ON u.id = IF(i.low_user_id = ?, i.high_user_id, i.low_user_id)
  JOIN profiles p ON p.user_id = u.id WHERE (i.low_user_id = ? OR i.high_user_id = ?)`;

interface ClosedRow {
  readonly id: string;
  readonly userId: number;
  readonly reason: ClosedInterest['reason'];
  readonly callAt: Date | null;
}

/** Reads the lists of the Interests page; they leave out everyone who is hidden from the member. */
@Injectable()
export class InterestBoxesRepository {
  constructor(private readonly database: DataSource) {}

  /** The other members in a box: those waiting for an answer first, then the newest. */
  async ids(userId: number, box: InterestBox, page: Page): Promise<number[]> {
    const { sql, values } = contentsOf(userId, box);
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT u.id ${sql} ORDER BY ${ORDER[box]} LIMIT ? OFFSET ?`,
      [...values, ...limitOf(page)],
    );
    return rows.map((row) => row.id);
  }

  /**
   * Accepted ones whose other member is hidden from this one now, the latest first. A block by the other says no more
   * than that it is closed; a member's own block hides the row.
   */
  async closed(userId: number, limit: number): Promise<ClosedRow[]> {
    return this.database.query<ClosedRow[]>(
      `SELECT i.public_id AS id, u.id AS userId, IF(p.married_at IS NULL OR EXISTS (
           SELECT 1 FROM blocks b WHERE b.blocker_id = u.id AND b.blocked_id = ?), 'closed', 'found-match') AS reason,
         (SELECT c.agreed_slot FROM calls c WHERE c.interest_id = i.id AND c.open = 1) AS callAt
       ${PAIRS} AND ${CONTENTS.accepted} AND NOT (${SHOWN}) AND NOT EXISTS (
         SELECT 1 FROM blocks b WHERE b.blocker_id = ? AND b.blocked_id = u.id)
       ORDER BY ${ORDER.accepted} LIMIT ?`,
      [userId, userId, userId, userId, ...shownValues(userId), userId, limit],
    );
  }

  /** The senders of these whose interest has been delivered and can still be answered. */
  async open(manager: EntityManager, receiverId: number, ids: readonly string[], now: Date): Promise<number[]> {
    const rows = await manager.query<{ id: number }[]>(
      `SELECT u.id FROM users u JOIN interests i ON i.sender_id = u.id JOIN profiles p ON p.user_id = u.id
       WHERE u.public_id IN (?) AND i.receiver_id = ? AND i.state = 'pending' AND i.expires_at > ? AND ${SHOWN}`,
      [ids, receiverId, now, ...shownValues(receiverId)],
    );
    return rows.map(({ id }) => id);
  }

  async count(userId: number, box: InterestBox): Promise<number> {
    const { sql, values } = contentsOf(userId, box);
    const [row] = await this.database.query<{ total: unknown }[]>(`SELECT COUNT(*) AS total ${sql}`, values);
    return Number(row?.total);
  }

  /** Received and sent: only pending ones; accepted and waiting: all. */
  async counts(userId: number, now: Date): Promise<Record<InterestBox, number>> {
    const [row] = await this.database.query<Record<InterestBox, unknown>[]>(
      `SELECT COUNT(CASE WHEN i.sender_id <> ? AND ${TO_ANSWER} THEN 1 END) AS received,
         COUNT(CASE WHEN i.sender_id = ? AND ${WAITS} THEN 1 END) AS sent,
         COUNT(CASE WHEN i.state = 'accepted' THEN 1 END) AS accepted,
         COUNT(CASE WHEN ${CONTENTS.waiting} THEN 1 END) AS waiting ${PAIRS} AND ${SHOWN}`,
      [userId, now, userId, now, userId, userId, userId, userId, ...shownValues(userId)],
    );
    return {
      received: Number(row?.received),
      sent: Number(row?.sent),
      accepted: Number(row?.accepted),
      waiting: Number(row?.waiting),
    };
  }
}

function contentsOf(userId: number, box: InterestBox) {
  const sender = box === 'accepted' ? [] : [userId];
  return {
    sql: `${PAIRS} AND ${CONTENTS[box]} AND ${SHOWN}`,
    values: [userId, userId, userId, ...sender, ...shownValues(userId)],
  };
}
