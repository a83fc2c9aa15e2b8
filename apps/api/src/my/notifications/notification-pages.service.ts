import type {
  NotificationsPage,
  NotificationsQuery,
  NotificationView,
  ReadAnswer,
  ReadRequest,
} from '@kalyanam/shared/contracts/notifications';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { given } from '@kalyanam/shared/base/rule';
import { NOTIFICATION_KINDS, NOTIFICATIONS } from '@kalyanam/shared/base/vocabulary/notification-kinds';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { Answer } from '../../platform/http/answer.js';
import { pageOf, pagesOf } from '../../platform/http/paging.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { MemberCards } from '../../profiles/profile/member-cards.service.js';
import { notificationView } from './notification.view.js';
import {
  DESPITE_HIDING,
  NotificationsRepository,
  type NotificationRow,
} from '../../people/notifications/notifications.repository.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';

@Injectable()
export class NotificationPages {
  constructor(
    private readonly rows: NotificationsRepository,
    private readonly notifications: NotificationsService,
    private readonly cards: MemberCards,
    private readonly limits: Limits,
  ) {}

  async page(caller: MemberPrincipal, query: NotificationsQuery): Promise<Answer<NotificationsPage>> {
    await this.limits.count('browse-member', caller.publicId);
    const page = pageOf(query, LIMITS.listPageSize);
    const about = given(query.about);
    const kinds = NOTIFICATION_KINDS.filter((kind) => !about || NOTIFICATIONS[kind].group === about);
    const rows = await this.rows.page(caller.userId, kinds, page);
    const members = rows.flatMap(({ aboutId }) => aboutId ?? []);
    const names = await this.cards.names(caller, members);
    const hidden = rows.flatMap(({ kind, aboutId }) =>
      aboutId !== null && !names.has(aboutId) && DESPITE_HIDING.includes(kind) ? [aboutId] : [],
    );
    const closed = await this.cards.namesOfClosed(caller, hidden);
    const nameOf = ({ kind, aboutId }: NotificationRow): NotificationView['member'] | undefined =>
      aboutId === null
        ? null
        : (names.get(aboutId) ?? (DESPITE_HIDING.includes(kind) ? closed.get(aboutId) : undefined));
    return {
      notifications: rows.flatMap((row) => {
        const member = nameOf(row);
        return member === undefined ? [] : [notificationView(row, member)];
      }),
      unread: await this.unread(caller),
      ...pagesOf(page, await this.rows.count(caller.userId, kinds)),
    };
  }

  async read(caller: MemberPrincipal, { ids = [], all }: ReadRequest): Promise<Answer<ReadAnswer>> {
    if (all === true || ids.length > 0) await this.notifications.read(caller.userId, all === true ? 'all' : ids);
    return { unread: await this.unread(caller) };
  }

  private async unread({ userId }: MemberPrincipal): Promise<number> {
    return (await this.notifications.unread([userId])).get(userId) ?? 0;
  }
}
