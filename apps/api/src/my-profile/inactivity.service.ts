/** R23: reminds inactive members, then takes their profiles offline; one tap (PUT /profiles/me/status) undoes it. */
import { mayBrowse } from '@kalyanam/shared/vocabulary/status';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import type { User } from '../accounts/user.entity.js';
import { BrowseEntries } from '../listing/browse-entries.service.js';
import { activeSince, listedUntil } from '../listing/browse-time.js';
import { Clock } from '../common/clock.js';
import { reasonOf } from '../common/errors/app-error.js';
import { Settings } from '../config/settings.js';
import { retryOnDeadlock } from '../database/retries.js';
import { Outbox } from '../messages/outbox.service.js';
import { renderDay } from '../messages/render.js';
import { inactiveSince, dueOf, REMINDERS } from './inactivity.policy.js';
import { InactivityRepository } from './inactivity.repository.js';
import { ProfilesService } from '../profiles/profiles.service.js';

const BATCH = 200;

@Injectable()
export class InactivityService {
  private readonly log = new Logger('Inactivity');

  constructor(
    private readonly repository: InactivityRepository,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly entries: BrowseEntries,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Several processes may do this at once: each member is checked again under the account's lock. */
  @Cron(CronExpression.EVERY_HOUR)
  async process(): Promise<void> {
    const now = this.clock.now();
    const moments = { offline: activeSince(now), reminders: REMINDERS.map((days) => inactiveSince(now, days)) };
    let ids: number[];
    let done: number;
    do {
      ids = await this.repository.candidates(moments, BATCH);
      done = 0;
      for (const id of ids) if (await this.processOne(id, now)) done += 1;
    } while (ids.length === BATCH && done > 0);
  }

  /** Returns whether it succeeded; a failure for one member does not block others, and is retried in an hour. */
  private async processOne(userId: number, now: Date): Promise<boolean> {
    try {
      await retryOnDeadlock(() =>
        this.accounts.transaction((manager) => this.remindOrTakeOffline(manager, userId, now)),
      );
      return true;
    } catch (error) {
      this.log.warn(`Could not remind one inactive member: ${reasonOf(error)}`);
      return false;
    }
  }

  private async remindOrTakeOffline(manager: EntityManager, userId: number, now: Date): Promise<void> {
    const user = await this.accounts.lock(manager, userId);
    if (!user || user.accountStatus !== 'active' || !mayBrowse(user.verificationStatus)) return;
    const profile = await this.profiles.lock(manager, userId);
    if (!profile.isActive || profile.marriedAt) return;
    const due = dueOf(user, now);
    if (due === null) return;
    if (due === 'offline') {
      await this.profiles.setActive(manager, userId, false);
      await this.entries.refresh(manager, userId);
      await this.notify(manager, user, 'offline-now', { name: profile.name });
    } else {
      await this.accounts.setReminders(manager, userId, due);
      await this.notify(manager, user, 'offline-soon', { name: profile.name, day: lastDayOf(user) });
    }
  }

  private notify(
    manager: EntityManager,
    { id: userId, email: destination }: User,
    template: 'offline-now' | 'offline-soon',
    values: Record<string, string>,
  ): Promise<void> {
    const link = `${this.settings.memberUrl}/login`;
    return this.outbox.add(manager, { userId, channel: 'email', template, destination, values: { ...values, link } });
  }
}

const lastDayOf = ({ lastActiveAt, language }: User): string => renderDay(listedUntil(lastActiveAt), language);
