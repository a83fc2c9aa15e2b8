import type { ConfirmedBy } from '@kalyanam/shared/topics/matching/looking';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { BrowseEntries } from '../listing/browse-entries.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { LookingQuestions } from './looking-questions.repository.js';

/** R42: what says that a member is still looking, said in the transaction of its cause. */
@Injectable()
export class LookingConfirmations {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly entries: BrowseEntries,
    private readonly questions: LookingQuestions,
    private readonly clock: Clock,
  ) {}

  /** The member's account must be locked. */
  async confirm(manager: EntityManager, userId: number, by: Exclude<ConfirmedBy, 'taken-over'>): Promise<void> {
    const now = this.clock.now();
    await this.profiles.confirmLooking(manager, userId, by, now);
    await this.entries.confirm(manager, userId, now);
    await this.questions.close(manager, userId, now);
  }

  /** The member said otherwise: there is nothing left to ask. */
  closeQuestion(manager: EntityManager, userId: number): Promise<void> {
    return this.questions.close(manager, userId, this.clock.now());
  }

  /** Whether a question waits for an answer. */
  isAsked(userId: number): Promise<boolean> {
    return this.questions.isOpen(userId);
  }
}
