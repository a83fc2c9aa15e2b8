import { Injectable } from '@nestjs/common';

/** The current time, replaceable in tests. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** The moment that many seconds from now; negative for the past. */
  inSeconds(seconds: number): Date {
    return new Date(this.now().getTime() + seconds * 1000);
  }
}
