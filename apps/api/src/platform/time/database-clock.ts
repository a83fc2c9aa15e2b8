import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from './clock.js';

const LOOK_EVERY_MS = 10_000;
/** Tokens and second factors go by the process's own clock; beyond this the operator should know. */
const TOLERATED_SECONDS = 5;

/** Keeps the clock on the database's time. While the database is away the last correction stays. */
@Injectable()
export class DatabaseClock implements OnModuleInit, BeforeApplicationShutdown {
  private readonly log = new Logger('Clock');
  private timer: NodeJS.Timeout | undefined;
  private told = false;

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look().catch(() => undefined), LOOK_EVERY_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const asked = Date.now();
    const [row] = await this.database.query<{ moment: unknown }[]>(
      'SELECT ROUND(UNIX_TIMESTAMP(NOW(3)) * 1000) AS moment',
    );
    this.clock.follow(Number(row?.moment), asked, Date.now());
    const seconds = this.clock.correctionSeconds;
    const wrong = Math.abs(seconds) > TOLERATED_SECONDS;
    if (wrong && !this.told)
      this.log.warn(`The clock is ${Math.abs(seconds)} s off the database's. Set it by NTP on both machines.`);
    this.told = wrong;
  }
}
