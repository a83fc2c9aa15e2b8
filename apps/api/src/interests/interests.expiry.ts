import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { InterestsService } from '../relations/interests.service.js';

/** Writes down which interests are over. Nobody waits for it: what is read is decided by the time. */
@Injectable()
export class InterestsExpiry {
  constructor(private readonly interests: InterestsService) {}

  @Cron(CronExpression.EVERY_10_MINUTES)
  async expire(): Promise<void> {
    await this.interests.expire();
  }
}
