import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../../platform/time/clock.js';
import { AdminSessionsRepository } from './admin-sessions.repository.js';

const MONTH = 30 * 86_400;

/** Removes tokens that have expired, and sessions a month after their last use. */
@Injectable()
export class AdminSessionsCleaner {
  constructor(
    private readonly sessions: AdminSessionsRepository,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  async clean(): Promise<void> {
    await this.sessions.removeTokensExpiredBefore(this.clock.now());
    await this.sessions.removeSessionsUnusedSince(this.clock.inSeconds(-MONTH));
  }
}
