import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DataSource } from 'typeorm';
import { Clock } from '../../../src/platform/time/clock.js';

/** The clock of a test: real time until the test moves it, without the pauses that hide how long work takes. */
export class TestClock extends Clock {
  private offsetMs = 0;
  /** Set by a test that measures the pauses. */
  pauses = false;

  /** Real time again. */
  reset(): void {
    this.offsetMs = 0;
    this.pauses = false;
  }

  override async pause(ms: number): Promise<void> {
    if (this.pauses) await super.pause(ms);
  }

  override now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  advance(seconds: number): void {
    this.offsetMs += seconds * 1000;
  }
}

/** An API that runs in the test's own process. */
export interface RunningApi {
  app: NestFastifyApplication;
  database: DataSource;
  clock: TestClock;
}
