import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import type { BrowseQuestion } from './browse-question.js';
import { BrowseRepository, offsetOf } from './browse.repository.js';

export interface BrowseAnswer {
  /** Accounts of one page, in its order; empty beyond the last page. */
  readonly ids: number[];
  /** Exact, whatever the page. */
  readonly total: number;
}

/** Who is listed for a question (R21, R22). */
@Injectable()
export class BrowseIndex {
  constructor(
    private readonly entries: BrowseRepository,
    private readonly clock: Clock,
  ) {}

  async answer(question: BrowseQuestion): Promise<BrowseAnswer> {
    const now = this.clock.now();
    const excluded = await this.entries.excluded(question.viewer.userId);
    const total = await this.entries.count(question, excluded, now);
    const ids = offsetOf(question) < total ? await this.entries.ids(question, excluded, now) : [];
    return { ids, total };
  }
}
