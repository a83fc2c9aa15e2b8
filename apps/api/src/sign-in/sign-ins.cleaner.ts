import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../common/clock.js';
import { SignInsRepository } from './sign-ins.repository.js';

const YEAR = 365 * 86_400;

/** Removes what the log of sign-ins has kept for a year, as long as the tombstone of a deleted account. */
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
