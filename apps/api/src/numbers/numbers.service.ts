import type { NumbersAnswer } from '@kalyanam/shared/contracts/numbers';
import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import type { Answer } from '../common/http/answer.js';
import { NumbersRepository } from './numbers.repository.js';
import { publicNumbers } from './numbers.policy.js';

export const KEPT_SECONDS = 900;

/** Counts once in a quarter of an hour, however many visitors ask. */
@Injectable()
export class Numbers {
  private kept: Promise<Answer<NumbersAnswer>> | null = null;
  private keptUntil = new Date(0);

  constructor(
    private readonly repository: NumbersRepository,
    private readonly clock: Clock,
  ) {}

  current(): Promise<Answer<NumbersAnswer>> {
    if (this.kept && this.clock.now() < this.keptUntil) return this.kept;
    const counted = this.count();
    this.kept = counted;
    this.keptUntil = this.clock.inSeconds(KEPT_SECONDS);
    counted.catch(() => {
      if (this.kept === counted) this.kept = null;
    });
    return counted;
  }

  private async count(): Promise<Answer<NumbersAnswer>> {
    const now = this.clock.now();
    return publicNumbers(await this.repository.count(now), now);
  }
}
