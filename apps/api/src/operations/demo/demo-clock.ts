import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/time/clock.js';

/** Sets the application's clock for the loader, so that the services write a history. */
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
