import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';

/** Stops the application's clock where the loader wants it, so that the services write a history. */
@Injectable()
export class DemoClock {
  constructor(private readonly clock: Clock) {}

  set(at: Date): void {
    this.clock.now = () => at;
  }

  now(): Date {
    return this.clock.now();
  }
}
