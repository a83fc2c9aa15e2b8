import type { NotificationOutcome } from '@kalyanam/shared/contracts/notifications';
import type { NotificationKind } from '@kalyanam/shared/base/vocabulary/notification-kinds';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { NotificationsRepository } from './notifications.repository.js';

const KEPT_SECONDS = 180 * 86_400;

/** Keys and values. The only sentences are those that people wrote, because the language of the reader can change. */
type Details = Readonly<Record<string, string>> | { readonly outcome: NotificationOutcome; readonly notes?: string };

/** The only writer of `notifications`. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly clock: Clock,
  ) {}

  /** Notifies a member in the transaction of the cause; `aboutId` is the other member, if it is about one. */
  add(
    manager: EntityManager,
    userId: number,
    kind: NotificationKind,
    details: Details = {},
    aboutId: number | null = null,
  ): Promise<void> {
    return this.addAll(manager, [userId], kind, details, aboutId);
  }

  /** Notifies several members of one cause. */
  addAll(
    manager: EntityManager,
    userIds: readonly number[],
    kind: NotificationKind,
    details: Details,
    aboutId: number | null = null,
  ): Promise<void> {
    const alike = { aboutId, kind, details: JSON.stringify(details), createdAt: this.clock.now() };
    return this.notifications.insert(
      manager,
      userIds.map((userId) => ({ publicId: publicId(), userId, ...alike })),
    );
  }

  /** Whether a member has been notified of this already, as far back as notifications are kept. */
  wasTold(manager: EntityManager, userId: number, kind: NotificationKind): Promise<boolean> {
    return this.notifications.has(manager, { userId, kind });
  }

  /** Removes a notification that is no longer true. */
  retract(manager: EntityManager, userId: number, kind: NotificationKind, aboutId: number): Promise<void> {
    return this.notifications.remove(manager, { userId, kind, aboutId });
  }

  /** Removes what several members were notified of by these causes, which are in the details. */
  retractAll(
    manager: EntityManager,
    kind: NotificationKind,
    causes: readonly Readonly<Record<string, string>>[],
    userIds: readonly number[],
  ): Promise<void> {
    const details = causes.map((cause) => JSON.stringify(cause));
    return this.notifications.removeAlike(manager, userIds, kind, details);
  }

  /** Marks some of a member's own as read, or all of them. */
  read(userId: number, ids: readonly string[] | 'all', manager?: EntityManager): Promise<void> {
    return this.notifications.read(userId, ids, this.clock.now(), manager);
  }

  /** Unread count per member; members without any are not in the map. */
  unread(userIds: readonly number[]): Promise<Map<number, number>> {
    return this.notifications.unread(userIds);
  }

  @Cron(CronExpression.EVERY_HOUR)
  async forgetOld(): Promise<void> {
    await this.notifications.removeBefore(this.clock.inSeconds(-KEPT_SECONDS));
  }
}
