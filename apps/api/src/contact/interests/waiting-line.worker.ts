/**
 * Carries out declines whose ten seconds are over, expires what no one answered, and delivers what waits: for a place,
 * or for the morning. Every process looks; the lock of the receiver lets one of them do it, once.
 */
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Cron, CronExpression, Interval } from '@nestjs/schedule';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { reasonOf } from '../../platform/errors/app-error.js';
import { runFailed } from '../../platform/jobs/jobs.js';
import { OneAtATime } from '../../platform/jobs/one-at-a-time.js';
import { InterestsService } from '../../people/relations/interests.service.js';
import { WaitingLine } from './waiting-line.service.js';

const LOOK_EVERY_MS = 1000;

@Injectable()
export class WaitingLineWorker implements BeforeApplicationShutdown {
  private readonly log = new Logger('WaitingLine');
  private readonly declines = new OneAtATime(() => this.carryOut());
  private readonly deliveries = new OneAtATime(() => this.deliver());

  constructor(
    private readonly line: WaitingLine,
    private readonly interests: InterestsService,
    private readonly accounts: AccountsService,
  ) {}

  @Interval(LOOK_EVERY_MS)
  carryOutDeclines(): Promise<void> {
    return this.declines.run();
  }

  /** Nothing depends on it running on time: reads compare against the clock, and a place is free as soon as it expires. */
  @Cron(CronExpression.EVERY_MINUTE)
  deliverDue(): Promise<void> {
    return this.deliveries.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.declines.end();
    await this.deliveries.end();
  }

  private async carryOut(): Promise<void> {
    const due = await this.interests.declining().catch((error: unknown) => (this.warn(error), []));
    for (const receiverId of due) await this.settle(receiverId);
  }

  private async deliver(): Promise<void> {
    try {
      let after = 0;
      for (let found = await this.line.withPlaces(after); found.length > 0; found = await this.line.withPlaces(after)) {
        for (const receiverId of found) await this.settle(receiverId);
        after = found.at(-1) ?? Infinity;
      }
      await this.interests.expire();
    } catch (error) {
      this.warn(error);
    }
  }

  private async settle(receiverId: number): Promise<void> {
    await this.accounts
      .transaction(async (manager) => {
        if (await this.accounts.lock(manager, receiverId)) await this.line.settleAndAdvance(manager, receiverId);
      })
      .catch((error: unknown) => this.warn(error));
  }

  private warn(error: unknown): void {
    runFailed();
    this.log.warn(`An interest was not delivered or declined: ${reasonOf(error)}`);
  }
}
