/**
 * R102: on the birthday from which a candidate is listed, searches of others find the profile and its owner gets a
 * mail.
 */
import { LIMITS } from '@kalyanam/shared/base/limits';
import { nameIn } from '@kalyanam/shared/base/person-name';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { inBatches } from '../../platform/jobs/due-work.js';
import { Settings } from '../../platform/config/settings.js';
import { BrowseEntries } from '../../matching/listing/browse-entries.service.js';
import { Outbox } from '../../people/outbox/outbox.service.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';

const BATCH = 200;

@Injectable()
export class ComingOfAge {
  private readonly log = new Logger('ComingOfAge');

  constructor(
    private readonly entries: BrowseEntries,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly notifications: NotificationsService,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  /** Several processes may do this in parallel: each member is checked again under the account's lock. */
  @Cron(CronExpression.EVERY_HOUR)
  async process(): Promise<void> {
    const failure = (reason: string) =>
      this.log.warn(`Could not tell one member that they are listed from today on: ${reason}`);
    const next = () => this.entries.newlyOfAge(BATCH);
    await inBatches({ size: BATCH, next, failure }, (userId) => this.tell(userId));
  }

  private tell(userId: number): Promise<void> {
    return this.accounts.transaction(async (manager) => {
      const user = await this.accounts.lock(manager, userId);
      if (!user || (await this.notifications.wasTold(manager, userId, 'of-age'))) return;
      if (!(await this.entries.cameOfAge(manager, userId))) return;
      const profile = await this.profiles.lock(manager, userId);
      const values = {
        name: nameIn(profile, user.language),
        age: String(LIMITS.marriageAge[profile.gender]),
        link: `${this.settings.memberUrl}/my-profile`,
      };
      await this.notifications.add(manager, userId, 'of-age');
      const destination = user.email;
      await this.outbox.add(manager, { userId, channel: 'email', template: 'of-age', destination, values });
    });
  }
}
