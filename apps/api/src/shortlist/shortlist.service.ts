import { LIMITS } from '@kalyanam/shared/limits';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { AppError } from '../common/errors/app-error.js';
import { ShortlistRepository } from './shortlist.repository.js';

/** The only writer of `shortlist_entries`. */
@Injectable()
export class ShortlistService {
  constructor(
    private readonly entries: ShortlistRepository,
    private readonly clock: Clock,
  ) {}

  /** The caller must lock the member's account. @throws AppError shortlist-full */
  async add(manager: EntityManager, userId: number, profileUserId: number): Promise<void> {
    if (await this.entries.has(manager, userId, profileUserId)) return;
    if ((await this.entries.size(manager, userId)) >= LIMITS.shortlist) throw new AppError('shortlist-full');
    await this.entries.insert(manager, { userId, profileUserId, addedAt: this.clock.now() });
  }

  remove(userId: number, profileUserId: number): Promise<void> {
    return this.entries.remove(userId, profileUserId);
  }
}
