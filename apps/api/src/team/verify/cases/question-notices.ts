import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../../../people/accounts/user.entity.js';
import { Settings } from '../../../platform/config/settings.js';
import { Outbox } from '../../../people/outbox/outbox.service.js';
import { NotificationsService } from '../../../people/notifications/notifications.service.js';

/** A question of the team reaches the member by mail and in the app. */
@Injectable()
export class QuestionNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly notifications: NotificationsService,
    private readonly settings: Settings,
  ) {}

  async send(
    manager: EntityManager,
    { id: userId, email: destination }: Pick<User, 'id' | 'email'>,
    name: string,
    question: string,
  ): Promise<void> {
    const values = { name, notes: question, link: `${this.settings.memberUrl}/my-profile` };
    await this.outbox.add(manager, { userId, channel: 'email', template: 'team-question', destination, values });
    await this.notifications.add(manager, userId, 'team-question', { notes: question });
  }
}
