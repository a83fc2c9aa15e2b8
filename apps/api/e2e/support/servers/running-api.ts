import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DataSource } from 'typeorm';
import { Clock } from '../../../src/platform/time/clock.js';

/** The clock of a test: real time until the test moves it. */
export class TestClock extends Clock {
  private offsetMs = 0;

  /** Real time again. */
  reset(): void {
    this.offsetMs = 0;
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
