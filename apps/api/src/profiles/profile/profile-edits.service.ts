import type { ReviewedFields } from '@kalyanam/shared/contracts/profile';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { canonicalJson } from '../../platform/crypto/digest.js';
import { Clock } from '../../platform/time/clock.js';
import { ProfileEditsRepository, type EditClosing, type ProfileEdit } from './profile-edits.repository.js';

/** R30: the only writer of `profile_edits`, changes pending review. */
@Injectable()
export class ProfileEdits {
  constructor(
    private readonly edits: ProfileEditsRepository,
    private readonly clock: Clock,
  ) {}

  /** A member's pending changes; within a transaction, lock the account first. */
  async waiting(userId: number, manager?: EntityManager): Promise<ReviewedFields> {
    return (await this.edits.open(userId, manager)) ?? {};
  }

  find(publicId: string): Promise<ProfileEdit | null> {
    return this.edits.find(publicId);
  }

  /** The current edit; the member's account must be locked. */
  newest(manager: EntityManager, publicId: string): Promise<ProfileEdit | null> {
    return this.edits.find(publicId, manager);
  }

  /** Records the team's decision and the previous values. Returns whether the edit was still open. */
  close(manager: EntityManager, id: number, closing: Omit<EditClosing, 'decidedAt'>): Promise<boolean> {
    return this.edits.close(manager, id, { ...closing, decidedAt: this.clock.now() });
  }

  /** Replaces the pending changes; none withdraws the edit, and an open edit keeps its place in the queue. */
  async keep(manager: EntityManager, userId: number, waiting: ReviewedFields): Promise<void> {
    if (canonicalJson(waiting) === canonicalJson(await this.waiting(userId, manager))) return;
    if (Object.keys(waiting).length === 0) await this.edits.withdraw(manager, userId);
    else await this.edits.put(manager, userId, waiting, this.clock.now());
  }
  /** Takes these out of what waits and of what was decided; the member's account must be locked. */
  forget(manager: EntityManager, userId: number, parts: readonly (keyof ReviewedFields)[]): Promise<void> {
    return this.edits.forget(manager, userId, parts);
  }
}
