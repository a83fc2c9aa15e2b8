import type { PublicFiguresAnswer } from '@kalyanam/shared/contracts/public-figures';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/time/clock.js';
import type { Answer } from '../../platform/http/answer.js';
import { PublicFiguresRepository } from './public-figures.repository.js';
import { publicFigures } from './public-figures.policy.js';

export const KEPT_SECONDS = 900;

/** Counts once in a quarter of an hour, however many visitors ask. */
@Injectable()
export class PublicFigures {
  private kept: Promise<Answer<PublicFiguresAnswer>> | null = null;
  private keptUntil = new Date(0);

  constructor(
    private readonly repository: PublicFiguresRepository,
    private readonly clock: Clock,
  ) {}

  current(): Promise<Answer<PublicFiguresAnswer>> {
    if (this.kept && this.clock.now() < this.keptUntil) return this.kept;
    const counted = this.count();
    this.kept = counted;
    this.keptUntil = this.clock.inSeconds(KEPT_SECONDS);
    counted.catch(() => {
      if (this.kept === counted) this.kept = null;
    });
    return counted;
  }

  private async count(): Promise<Answer<PublicFiguresAnswer>> {
    const now = this.clock.now();
    return publicFigures(await this.repository.count(now), now);
  }
}
