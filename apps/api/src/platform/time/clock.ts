import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { momentFormat } from '@kalyanam/shared/base/moment-words';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';

/**
 * The current time, replaceable in tests. Processes share leases and expiries through the database, so all of them go
 * by its clock, which `follow` receives.
 */
@Injectable()
export class Clock {
  private aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  /** The moment that many seconds from now; negative for the past. */
  inSeconds(seconds: number): Date {
    return new Date(this.now().getTime() + seconds * 1000);
  }

  /** Hides how long the work next to it takes. */
  async pause(ms: number): Promise<void> {
    await delay(ms);
  }

  /**
   * The database's clock showed `moment` at some time between `asked` and `answered`, all in ms since 1970. The
   * correction moves no further than that proves, so a slow answer alone moves nothing.
   */
  follow(moment: number, asked: number, answered: number): void {
    this.aheadMs = Math.min(Math.max(this.aheadMs, moment - answered), moment - asked);
  }

  /** How far this process's own clock is behind the database's; negative when it is ahead. */
  get correctionSeconds(): number {
    return this.aheadMs / 1000;
  }
}

/** Writes a day of India as people say it: 19 November 2026. */
export const dayWords = (language: Language) => momentFormat(language, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
