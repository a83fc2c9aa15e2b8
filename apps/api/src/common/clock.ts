import { Injectable } from '@nestjs/common';

/** The time, so that a test can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** The moment so many seconds after now; negative for before. */
  inSeconds(seconds: number): Date {
    return new Date(this.now().getTime() + seconds * 1000);
  }
}
