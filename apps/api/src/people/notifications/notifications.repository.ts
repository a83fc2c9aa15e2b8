import type { NotificationKind } from '@kalyanam/shared/base/vocabulary/notification-kinds';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { limitOf, type Page } from '../../platform/http/paging.js';
import { removeInBatches } from '../../platform/database/retries.js';
import { BROWSING, shownTo } from '../relations/relation.sql.js';
import { Notification } from './notification.entity.js';

/** They name a family that is hidden by now. */
export const DESPITE_HIDING: readonly NotificationKind[] = ['call-cancelled', 'call-off'];

export type NotificationRow = Pick<Notification, 'publicId' | 'aboutId' | 'kind' | 'details' | 'createdAt' | 'readAt'>;

/**
 * Notifications `n` that their member may see now: not those about someone hidden from them, unless a call with that family
 * is off, which must be read by name. A member's own block hides it.
 */
const SEEN = `FROM notifications n JOIN users me ON me.id = n.user_id
  LEFT JOIN users u ON u.id = n.about_user_id LEFT JOIN profiles p ON p.user_id = u.id
  WHERE (n.about_user_id IS NULL OR (me.verification_status IN (${BROWSING}) AND (${shownTo('n.user_id')}
    OR (n.kind IN (${DESPITE_HIDING.map((kind) => `'${kind}'`).join(', ')}) AND NOT EXISTS (
      SELECT 1 FROM blocks b WHERE b.blocker_id = n.user_id AND b.blocked_id = n.about_user_id)))))`;

const BATCH = 500;

@Injectable()
export class NotificationsRepository {
  constructor(private readonly database: DataSource) {}

  async insert(manager: EntityManager, notifications: readonly Partial<Notification>[]): Promise<void> {
    for (let from = 0; from < notifications.length; from += BATCH)
      await manager.insert(Notification, notifications.slice(from, from + BATCH));
  }

  async remove(manager: EntityManager, which: Pick<Notification, 'userId' | 'kind' | 'aboutId'>): Promise<void> {
    await manager.delete(Notification, which);
  }

  has(manager: EntityManager, which: Pick<Notification, 'userId' | 'kind'>): Promise<boolean> {
    return manager.existsBy(Notification, which);
  }

  /** The same notifications of many members. */
  async removeAlike(
    manager: EntityManager,
    userIds: readonly number[],
    kind: NotificationKind,
    details: readonly string[],
  ): Promise<void> {
    if (userIds.length > 0) await manager.delete(Notification, { userId: In(userIds), kind, details: In(details) });
  }

  removeBefore(moment: Date): Promise<void> {
    const old = 'DELETE FROM notifications WHERE created_at < ? ORDER BY created_at';
    return removeInBatches(this.database, old, moment);
  }

  async read(
    userId: number,
    ids: readonly string[] | 'all',
    readAt: Date,
    manager: EntityManager = this.database.manager,
  ): Promise<void> {
    const which = ids === 'all' ? {} : { publicId: In(ids) };
    await manager.update(Notification, { userId, readAt: IsNull(), ...which }, { readAt });
  }

  /** Newest first. */
  page(userId: number, kinds: readonly NotificationKind[], page: Page): Promise<NotificationRow[]> {
    return this.database.query<NotificationRow[]>(
      `SELECT n.public_id AS publicId, n.about_user_id AS aboutId, n.kind, n.details, n.created_at AS createdAt,
         n.read_at AS readAt ${SEEN} AND n.user_id = ? AND n.kind IN (?) ORDER BY n.id DESC LIMIT ? OFFSET ?`,
      [userId, kinds, ...limitOf(page)],
    );
  }

  async count(userId: number, kinds: readonly NotificationKind[]): Promise<number> {
    const [row] = await this.database.query<{ total: unknown }[]>(
      `SELECT COUNT(*) AS total ${SEEN} AND n.user_id = ? AND n.kind IN (?)`,
      [userId, kinds],
    );
    return Number(row?.total);
  }

  /** Only members who have any are in the result. */
  async unread(userIds: readonly number[]): Promise<Map<number, number>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.database.query<{ userId: number; unread: unknown }[]>(
      `SELECT n.user_id AS userId, COUNT(*) AS unread ${SEEN} AND n.user_id IN (?) AND n.read_at IS NULL
       GROUP BY n.user_id`,
      [userIds],
    );
    return new Map(rows.map(({ userId, unread }) => [userId, Number(unread)]));
  }
}
