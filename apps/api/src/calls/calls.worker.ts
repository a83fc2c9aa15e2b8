/**
 * Ends calls whose time is over or whose two are hidden from each other since, tells who is left, and reminds of those
 * within a day. Reads never wait for it: what a call is at a moment is computed.
 */
import { CALL_LIMITS } from '@kalyanam/shared/calls/limits';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import type { User } from '../accounts/user.entity.js';
import { Clock } from '../common/clock.js';
import { ProfileVisibility } from '../profiles/profile-visibility.service.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import type { Call } from './call.entity.js';
import { CallNotices } from './call-notices.service.js';
import { CallsRepository } from './calls.repository.js';

const DAY_SECONDS = 86_400;

@Injectable()
export class CallsWorker {
  constructor(
    private readonly calls: CallsRepository,
    private readonly notices: CallNotices,
    private readonly visibility: ProfileVisibility,
    private readonly profiles: ProfilesService,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE)
  async run(): Promise<void> {
    await this.calls.endPast(this.clock.now(), this.clock.inSeconds(-CALL_LIMITS.slotMinutes * 60));
    for (const call of await this.calls.orphaned()) await this.cancel(call);
    await this.calls.forgetLeft();
    for (const call of await this.calls.due(this.clock.now(), this.clock.inSeconds(DAY_SECONDS)))
      await this.remind(call);
  }

  private async cancel(call: Call): Promise<void> {
    const parties = [call.proposerId, call.answererId].filter((id): id is number => id !== null);
    await this.accounts.transaction(async (manager) => {
      const locked = await this.accounts.lockAll(manager, parties);
      if (!(await this.calls.end(manager, call, 'cancelled'))) return;
      for (const user of locked.values()) {
        const other = parties.find((id) => id !== user.id);
        const to = { user, ...(await this.profiles.writtenNameOf(user.id)) };
        await this.notices.cancelled(manager, call, to, await this.ifSeen(manager, user, other));
      }
    });
  }

  /** Who agreed within the last day has it fresh in mind. */
  private async remind(call: Call): Promise<void> {
    const { proposerId, answererId, answeredAt, agreedSlot } = call;
    if (proposerId === null || answererId === null || !answeredAt || !agreedSlot) return;
    const isFresh = agreedSlot.getTime() - answeredAt.getTime() <= DAY_SECONDS * 1000;
    await this.accounts.transaction(async (manager) => {
      const locked = await this.accounts.lockBoth(manager, proposerId, answererId);
      if (!locked || !(await this.calls.remind(manager, call, this.clock.now())) || isFresh) return;
      await this.notices.tomorrow(manager, proposerId, answererId);
    });
  }

  /** A member who is hidden now is not named. */
  private async ifSeen(manager: EntityManager, viewer: User, otherId: number | undefined): Promise<number | null> {
    if (otherId === undefined) return null;
    const { id: userId, verificationStatus } = viewer;
    const may = await this.visibility.forViewer({ userId, verificationStatus }, otherId, manager);
    return may?.found ? otherId : null;
  }
}
