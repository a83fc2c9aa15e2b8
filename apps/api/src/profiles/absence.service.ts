/** R23: reminds the absent, then takes their profiles offline; one tap (PUT /profiles/me/status) brings them back. */
import { mayBrowse } from '@kalyanam/shared/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import type { User } from '../accounts/user.entity.js';
import { BrowseEntries } from '../browse/browse-entries.service.js';
import { activeSince } from '../browse/browse-time.js';
import { Clock } from '../common/clock.js';
import { Settings } from '../config/settings.js';
import { againAfterDeadlock } from '../database/deadlock.js';
import { Outbox } from '../messages/outbox.service.js';
import { absentSince, dueOf, REMINDERS } from './absence.policy.js';
import { AbsenceRepository } from './absence.repository.js';
import { ProfilesService } from './profiles.service.js';

const BATCH = 200;
const LAST_REMINDER = REMINDERS[REMINDERS.length - 1] ?? 0;

@Injectable()
export class Absences {
  constructor(
    private readonly absences: AbsenceRepository,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly entries: BrowseEntries,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Several processes may do it at once: each member is looked at again under the lock of her account. */
  @Cron(CronExpression.EVERY_HOUR)
  async lookAfter(): Promise<void> {
    const now = this.clock.now();
    const moments = { offline: activeSince(now), reminders: REMINDERS.map((days) => absentSince(now, days)) };
    let ids: number[];
    do {
      ids = await this.absences.candidates(moments, BATCH);
      for (const id of ids)
        await againAfterDeadlock(() => this.accounts.transaction((manager) => this.act(manager, id, now)));
    } while (ids.length === BATCH);
  }

  private async act(manager: EntityManager, userId: number, now: Date): Promise<void> {
    const user = await this.accounts.lock(manager, userId);
    if (!user || user.accountStatus !== 'active' || !mayBrowse(user.verificationStatus)) return;
    const profile = await this.profiles.lock(manager, userId);
    if (!profile.isActive || profile.marriedAt) return;
    const due = dueOf(user, now);
    if (due === null) return;
    if (due === 'offline') {
      await this.profiles.setActive(manager, userId, false);
      await this.entries.refresh(manager, userId);
      await this.tell(manager, user, 'offline-now', { name: profile.name });
    } else {
      await this.accounts.setReminders(manager, userId, due);
      await this.tell(manager, user, 'offline-soon', { name: profile.name, day: this.lastDay(due) });
    }
  }

  private tell(
    manager: EntityManager,
    { id: userId, email: destination }: User,
    template: 'offline-now' | 'offline-soon',
    values: Record<string, string>,
  ): Promise<void> {
    const link = `${this.settings.memberUrl}/login`;
    return this.outbox.add(manager, { userId, channel: 'email', template, destination, values: { ...values, link } });
  }

  private lastDay(reminder: number): string {
    const day = this.clock.inSeconds((REMINDERS[reminder - 1] ?? LAST_REMINDER) * 86_400);
    return new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }).format(day);
  }
}
