import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { AccessEventsRepository } from './access-events.repository.js';

const KEPT_SECONDS = 400 * 86_400;

/** C6: looks are kept for 400 days; after that, how many there were in a month. */
@Injectable()
export class AccessLedgerCleaner {
  constructor(
    private readonly events: AccessEventsRepository,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_DAY_AT_3AM)
  async sumUp(): Promise<void> {
    const before = dateInIndia(this.clock.inSeconds(-KEPT_SECONDS));
    let summed: boolean;
    do summed = await this.database.transaction((manager) => this.events.sumUp(manager, before));
    while (summed);
  }
}
