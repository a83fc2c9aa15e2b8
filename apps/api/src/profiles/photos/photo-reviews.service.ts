/** R71: verdicts of the team on photos. Every change names the state it starts from, so that two reviewers never undo each other. */
import { PHOTO_UNDO_SECONDS } from '@kalyanam/shared/team/photo-review';
import { REJECTED_PHOTO_DAYS } from '@kalyanam/shared/topics/photos/photos';
import type { PhotoRefusal } from '@kalyanam/shared/base/vocabulary/photo-refusals';
import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';
import { Photo } from './photo.entity.js';

@Injectable()
export class PhotoReviews {
  constructor(
    private readonly database: DataSource,
    private readonly changes: MemberChanges,
    private readonly clock: Clock,
  ) {}

  /** The oldest first. */
  waiting(count: number): Promise<Photo[]> {
    return this.database
      .getRepository(Photo)
      .find({ where: { reviewState: 'waiting' }, order: { id: 'ASC' }, take: count });
  }

  count(): Promise<number> {
    return this.database.getRepository(Photo).countBy({ reviewState: 'waiting' });
  }

  /** Whose photos wait. */
  async owners(): Promise<number[]> {
    const rows = await this.database.query<{ userId: number }[]>(
      `SELECT DISTINCT user_id AS userId FROM photos WHERE review_state = 'waiting' ORDER BY user_id`,
    );
    return rows.map(({ userId }) => userId);
  }

  /** Returns those of the photos that still waited. A reason refuses them. */
  async judge(
    manager: EntityManager,
    publicIds: readonly string[],
    { adminId, refusal }: { adminId: number; refusal: PhotoRefusal | null },
  ): Promise<Photo[]> {
    const photos = await this.lock(manager, publicIds, { reviewState: 'waiting' as const });
    const reviewState = refusal === null ? 'fine' : 'refused';
    await this.set(manager, photos, { reviewState, refusal, reviewedBy: adminId, reviewedAt: this.clock.now() });
    return photos;
  }

  /** Returns those of the photos that wait again: this administrator's own, within their time. */
  async undo(manager: EntityManager, publicIds: readonly string[], adminId: number): Promise<Photo[]> {
    const since = MoreThan(this.clock.inSeconds(-PHOTO_UNDO_SECONDS));
    const where = { reviewState: In(['fine', 'refused']), reviewedBy: adminId, reviewedAt: since };
    const photos = await this.lock(manager, publicIds, where);
    await this.set(manager, photos, { reviewState: 'waiting', refusal: null, reviewedBy: null, reviewedAt: null });
    return photos;
  }

  /** Refused, and no longer to be undone. */
  due(count: number): Promise<Photo[]> {
    const reviewedAt = LessThanOrEqual(this.clock.inSeconds(-PHOTO_UNDO_SECONDS));
    return this.database
      .getRepository(Photo)
      .find({ where: { reviewState: 'refused', reviewedAt }, order: { id: 'ASC' }, take: count });
  }

  /** Rejected so long ago that the owner has had time to see why. */
  expired(count: number): Promise<Photo[]> {
    const reviewedAt = LessThanOrEqual(this.clock.inSeconds(-REJECTED_PHOTO_DAYS * 86_400));
    return this.database
      .getRepository(Photo)
      .find({ where: { reviewState: 'rejected', reviewedAt }, order: { id: 'ASC' }, take: count });
  }

  /** They were looked at with the member's case. */
  async seenWithCase(manager: EntityManager, userId: number, adminId: number): Promise<void> {
    const values = { reviewState: 'fine' as const, reviewedBy: adminId, reviewedAt: this.clock.now() };
    await manager.update(Photo, { userId, reviewState: In(['case', 'waiting']) }, values);
    await this.changes.note(manager, [userId]);
  }

  /** The member is verified without that anyone has seen them. */
  async unseen(manager: EntityManager, userId: number): Promise<void> {
    await manager.update(Photo, { userId, reviewState: 'case' }, { reviewState: 'waiting' });
    await this.changes.note(manager, [userId]);
  }

  private lock(manager: EntityManager, publicIds: readonly string[], where: object): Promise<Photo[]> {
    const lock = { mode: 'pessimistic_write' } as const;
    return manager.find(Photo, { where: { publicId: In([...publicIds]), ...where }, order: { id: 'ASC' }, lock });
  }

  private async set(manager: EntityManager, photos: readonly Photo[], values: Partial<Photo>): Promise<void> {
    if (photos.length === 0) return;
    await manager.update(Photo, { id: In(photos.map(({ id }) => id)) }, values);
    await this.changes.note(
      manager,
      photos.map(({ userId }) => userId),
    );
  }
}
