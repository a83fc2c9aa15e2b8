/** R78: SMS codes that are never entered indicate SMS pumping, which costs money per message. */
import { LIMITS } from '@kalyanam/shared/base/limits';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../../platform/time/clock.js';
import { CodesRepository } from './codes.repository.js';

const NEWEST = 50;
const LOWEST_SHARE = 0.4;

@Injectable()
export class SmsAlarm {
  private readonly log = new Logger('SmsAlarm');

  constructor(
    private readonly codes: CodesRepository,
    private readonly clock: Clock,
  ) {}

  /** Counts only codes whose time to be entered is over. */
  newest(): Promise<{ sent: number; used: number }> {
    return this.codes.usedBySms(this.clock.inSeconds(-LIMITS.codeMinutes * 60), NEWEST);
  }

  @Cron(CronExpression.EVERY_10_MINUTES)
  async check(): Promise<void> {
    const { sent, used } = await this.newest();
    if (sent === NEWEST && used < LOWEST_SHARE * NEWEST)
      this.log.error(`Only ${used} of the last ${NEWEST} codes by SMS were used: someone may be pumping SMS`);
  }
}
