import { LIMITS } from '@kalyanam/shared/base/limits';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ShortlistRepository, type MarkKind } from './shortlist.repository.js';

const FULL = { shortlist: 'shortlist-full', dismissals: 'dismissals-full' } as const;

/** The only writer of `shortlist_entries` and `dismissals`. */
@Injectable()
export class ShortlistService {
  constructor(
    private readonly marks: ShortlistRepository,
    private readonly clock: Clock,
  ) {}

  /** The caller must lock the member's account. @throws AppError shortlist-full, dismissals-full */
  async add(manager: EntityManager, kind: MarkKind, userId: number, profileUserId: number): Promise<void> {
    if (await this.marks.has(kind, userId, profileUserId, manager)) return;
    if ((await this.marks.size(kind, userId, manager)) >= LIMITS[kind]) throw new AppError(FULL[kind]);
    await this.marks.insert(kind, { userId, profileUserId, addedAt: this.clock.now() }, manager);
  }

  remove(kind: MarkKind, userId: number, profileUserId: number): Promise<void> {
    return this.marks.remove(kind, userId, profileUserId);
  }
}
