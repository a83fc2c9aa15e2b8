import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../../platform/time/clock.js';
import { RefreshTokensRepository } from './refresh-tokens.repository.js';
import { REFRESH_SECONDS } from './session-times.js';
import { SessionsRepository } from './sessions.repository.js';

/** Removes tokens that have expired, and sessions a month after their end. */
@Injectable()
export class SessionsCleaner {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly tokens: RefreshTokensRepository,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  async clean(): Promise<void> {
    await this.tokens.removeExpiredBefore(this.clock.now());
    await this.sessions.removeOver(this.clock.inSeconds(-REFRESH_SECONDS));
  }
}
