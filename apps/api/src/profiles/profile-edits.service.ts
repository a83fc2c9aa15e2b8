import type { ReviewedFields } from '@kalyanam/shared/contracts/profile';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { canonicalJson } from '../common/crypto/digest.js';
import { Clock } from '../common/clock.js';
import { ProfileEditsRepository, type EditClosing, type ProfileEdit } from './profile-edits.repository.js';

/** R30: the one writer of `profile_edits`, changes that wait for the team. */
@Injectable()
export class ProfileEdits {
  constructor(
    private readonly edits: ProfileEditsRepository,
    private readonly clock: Clock,
  ) {}

  /** What waits for a member; within a transaction, once her account is locked. */
  async waiting(userId: number, manager?: EntityManager): Promise<ReviewedFields> {
    return (await this.edits.open(userId, manager)) ?? {};
  }

  find(publicId: string): Promise<ProfileEdit | null> {
    return this.edits.find(publicId);
  }

  /** The edit as it is now; the member's account must be locked. */
  newest(manager: EntityManager, publicId: string): Promise<ProfileEdit | null> {
    return this.edits.find(publicId, manager);
  }

  /** The team's decision, and what stood before it. Returns whether the edit was still open. */
  close(manager: EntityManager, id: number, closing: Omit<EditClosing, 'decidedAt'>): Promise<boolean> {
    return this.edits.close(manager, id, { ...closing, decidedAt: this.clock.now() });
  }

  /** What waits from now on; nothing left withdraws the edit, and what waits already keeps its place in the queue. */
  async keep(manager: EntityManager, userId: number, waiting: ReviewedFields): Promise<void> {
    if (canonicalJson(waiting) === canonicalJson(await this.waiting(userId, manager))) return;
    if (Object.keys(waiting).length === 0) await this.edits.withdraw(manager, userId);
    else await this.edits.put(manager, userId, waiting, this.clock.now());
  }
}
