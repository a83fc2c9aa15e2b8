/**
 * Carries out declines whose ten seconds are over, expires what no one answered, and delivers what waits: for a place,
 * or for the morning. Every process looks; the lock of the receiver lets one of them do it, once.
 */
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Cron, CronExpression, Interval } from '@nestjs/schedule';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { DueWork } from '../../platform/jobs/due-work.js';
import { InterestsService } from '../../people/relations/interests.service.js';
import { WaitingLine } from './waiting-line.service.js';

const LOOK_EVERY_MS = 1000;
const LOGGED = { name: 'WaitingLine', failure: 'An interest was not delivered or declined' };

@Injectable()
export class WaitingLineWorker implements BeforeApplicationShutdown {
  private readonly declines = new DueWork({
    ...LOGGED,
    due: () => this.interests.declining(),
    carryOut: (receiverId) => this.settle(receiverId),
  });
  private readonly deliveries = new DueWork({
    ...LOGGED,
    due: () => this.toSettle(),
    carryOut: (receiverId) => this.settle(receiverId),
  });

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

  private async *toSettle(): AsyncGenerator<number> {
    yield* each((after) => this.line.withLapsed(after));
    yield* each((after) => this.line.withPlaces(after));
  }

  private settle(receiverId: number): Promise<void> {
    return this.accounts.transaction(async (manager) => {
      if (await this.accounts.lock(manager, receiverId)) await this.line.settleAndAdvance(manager, receiverId);
    });
  }
}

async function* each(next: (after: number) => Promise<number[]>): AsyncGenerator<number> {
  let found = await next(0);
  while (found.length > 0) {
    yield* found;
    found = await next(found.at(-1) ?? Infinity);
  }
}
