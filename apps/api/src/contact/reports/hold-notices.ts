import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../../people/accounts/user.entity.js';
import { Settings } from '../../platform/config/settings.js';
import { Outbox } from '../../people/outbox/outbox.service.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';

/** R57: says that there was a report, never how many. */
export const REPORTED: Readonly<Record<Language, string>> = {
  en: 'It was reported to our team.',
  te: 'దీని గురించి మా బృందానికి ఫిర్యాదు అందింది.',
};

/** R57: a member learns immediately that their profile is on hold: by mail and in the application. */
@Injectable()
export class HoldNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly notifications: NotificationsService,
    private readonly settings: Settings,
  ) {}

  async tell(manager: EntityManager, { id, email, language }: User, name: string): Promise<void> {
    const values = {
      name,
      notes: REPORTED[language],
      support: this.settings.support.email,
      link: `${this.settings.memberUrl}/my-profile`,
    };
    await this.outbox.add(manager, {
      userId: id,
      channel: 'email',
      template: 'account-held',
      destination: email,
      values,
    });
    await this.notifications.add(manager, id, 'profile-held');
  }
}
