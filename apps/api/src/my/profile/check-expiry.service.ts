/** C7: tells members 30 days before a check ends, and on the day; each once, whichever process comes first. */
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { Checks, type EndingCheck } from '../../profiles/checks/checks.service.js';
import { Clock } from '../../platform/time/clock.js';
import { inBatches } from '../../platform/jobs/due-work.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import { RENEWAL_DAYS } from './my-checks.service.js';

const BATCH = 200;
const DAY_SECONDS = 86_400;

@Injectable()
export class CheckExpiry {
  private readonly log = new Logger('CheckExpiry');

  constructor(
    private readonly checks: Checks,
    private readonly accounts: AccountsService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  async process(): Promise<void> {
    const failure = (reason: string) => this.log.warn(`Could not tell one member of a check that ends: ${reason}`);
    const next = () => this.checks.ending(this.today(), this.soon(), BATCH);
    await inBatches({ size: BATCH, next, failure }, (check) => this.tell(check));
  }

  private tell({ userId, fact }: EndingCheck): Promise<void> {
    return this.accounts.transaction(async (manager) => {
      const user = await this.accounts.lock(manager, userId);
      const told = user && (await this.checks.noteEnding(manager, userId, fact, this.today(), this.soon()));
      if (!user || !told) return;
      const outcome = { of: 'end-of-check', fact, until: told.ended ? null : told.until } as const;
      await this.notifications.add(manager, userId, 'check-expired', { outcome });
    });
  }

  private today(): string {
    return dateInIndia(this.clock.now());
  }

  private soon(): string {
    return dateInIndia(this.clock.inSeconds(RENEWAL_DAYS * DAY_SECONDS));
  }
}
