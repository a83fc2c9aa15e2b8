/**
 * Ends calls whose time is over, tells both where the two are hidden from each other since or are no longer, and reminds
 * of calls within a day. Reads never wait for it: what a call is at a moment is computed.
 */
import { CALL_LIMITS } from '@kalyanam/shared/topics/calls/calls';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { Clock } from '../../platform/time/clock.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import type { Call } from './call.entity.js';
import { CallNotices, type Party } from './call-notices.service.js';
import { CallsRepository } from './calls.repository.js';

const DAY_SECONDS = 86_400;

@Injectable()
export class CallsWorker {
  constructor(
    private readonly calls: CallsRepository,
    private readonly notices: CallNotices,
    private readonly profiles: ProfilesService,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE)
  async run(): Promise<void> {
    await this.calls.endPast(this.clock.now(), this.clock.inSeconds(-CALL_LIMITS.slotMinutes * 60));
    for (const call of await this.calls.orphaned()) await this.putOff(call);
    for (const call of await this.calls.returned()) await this.putBack(call);
    await this.calls.forgetLeft();
    for (const call of await this.calls.due(this.clock.now(), this.clock.inSeconds(DAY_SECONDS)))
      await this.remind(call);
  }

  private async putOff(call: Call): Promise<void> {
    const { proposerId, answererId } = call;
    if (proposerId === null || answererId === null) return this.endLeft(call);
    await this.ofBoth(proposerId, answererId, async (manager, pair) => {
      if ((await this.calls.pair(proposerId, answererId, manager))?.alive) return;
      if (!(await this.calls.setOff(manager, call, this.clock.now()))) return;
      for (const [to, other] of [pair, [...pair].reverse()] as [Party, Party][]) {
        const [own, theirs] = [
          await this.calls.actsOf(manager, to.user.id, other.user.id),
          await this.calls.actsOf(manager, other.user.id, to.user.id),
        ];
        const byFamily = theirs.married || theirs.blocks || theirs.denies;
        await this.notices.off(manager, call, to, { other, byFamily, isNamed: !own.blocks });
      }
    });
  }

  private async putBack(call: Call): Promise<void> {
    const { proposerId, answererId } = call;
    if (proposerId === null || answererId === null) return;
    await this.ofBoth(proposerId, answererId, async (manager, [proposer, answerer]) => {
      if (!(await this.calls.pair(proposerId, answererId, manager))?.alive) return;
      if (await this.calls.setOff(manager, call, null)) await this.notices.returned(manager, call, proposer, answerer);
    });
  }

  private async ofBoth(
    proposerId: number,
    answererId: number,
    work: (manager: EntityManager, pair: readonly [Party, Party]) => Promise<void>,
  ): Promise<void> {
    await this.accounts.transaction(async (manager) => {
      const locked = await this.accounts.lockBoth(manager, proposerId, answererId);
      if (!locked) return;
      const { own, other } = locked;
      await work(manager, [
        { user: own, ...(await this.profiles.writtenNameOf(own.id)) },
        { user: other, ...(await this.profiles.writtenNameOf(other.id)) },
      ]);
    });
  }

  /** One of the two has left, and their name with them. */
  private async endLeft(call: Call): Promise<void> {
    const leftId = call.proposerId ?? call.answererId;
    await this.accounts.transaction(async (manager) => {
      const user = leftId === null ? null : await this.accounts.lock(manager, leftId);
      if (!(await this.calls.end(manager, call, 'cancelled')) || !user) return;
      await this.notices.left(manager, call, { user, ...(await this.profiles.writtenNameOf(user.id)) });
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
}
