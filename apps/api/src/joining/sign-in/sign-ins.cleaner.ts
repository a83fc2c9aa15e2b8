import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../../platform/time/clock.js';
import { SignInsRepository } from './sign-ins.repository.js';

const YEAR = 365 * 86_400;

/** Removes sign-in log rows after a year, the lifetime of a deleted account's tombstone. */
@Injectable()
export class SignInsCleaner {
  constructor(
    private readonly signIns: SignInsRepository,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  async clean(): Promise<void> {
    await this.signIns.removeBefore(this.clock.inSeconds(-YEAR));
  }
}
