import { Injectable } from '@nestjs/common';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';
import { Photo } from './photo.entity.js';
import { rejectedLast } from './photo-slots.js';

const ORDER = { userId: 'ASC', sortOrder: 'ASC', id: 'ASC' } as const;
/** Rejected photos are visible to their owner only. */
const NOT_ACCEPTED = ['refused', 'rejected'] as const;
/** The same in SQL, of the photos with this alias. */
export const notRejected = (photo: string): string =>
  `${photo}.review_state NOT IN (${NOT_ACCEPTED.map((state) => `'${state}'`).join()})`;
const SEEN = { reviewState: Not(In([...NOT_ACCEPTED])) };

/** What other features may use of a photo. */
export type StoredPhoto = Pick<Photo, 'publicId' | 'userId' | 'width' | 'height' | 'reviewState' | 'refusal'>;

@Injectable()
export class PhotosRepository {
  constructor(
    private readonly database: DataSource,
    private readonly changes: MemberChanges,
  ) {}

  ofUser(userId: number, manager: EntityManager = this.database.manager): Promise<Photo[]> {
    return manager.find(Photo, { where: { userId, ...SEEN }, order: ORDER });
  }

  /** With those that were not accepted, which keep their slots until they go. */
  allOfUser(userId: number, manager: EntityManager = this.database.manager): Promise<Photo[]> {
    return manager.find(Photo, { where: { userId }, order: ORDER });
  }

  ofUsers(userIds: readonly number[]): Promise<StoredPhoto[]> {
    return this.database.query(
      `SELECT public_id AS publicId, user_id AS userId, width, height, review_state AS reviewState, refusal
       FROM photos WHERE user_id IN (?) AND review_state NOT IN (?) ORDER BY user_id, sort_order, id`,
      [userIds, NOT_ACCEPTED],
    );
  }

  byPublicId(publicId: string): Promise<Photo | null> {
    return this.database.getRepository(Photo).findOneBy({ publicId });
  }

  /** Returns their internal ids. */
  async insert(manager: EntityManager, photos: Partial<Photo>[]): Promise<number[]> {
    const { identifiers } = await manager.insert(Photo, photos);
    await this.changes.note(
      manager,
      photos.flatMap(({ userId }) => userId ?? []),
    );
    return identifiers.map(({ id }) => Number(id));
  }

  async reject(manager: EntityManager, id: number): Promise<void> {
    await manager.update(Photo, { id }, { reviewState: 'rejected' });
    await this.changes.noteWhere(manager, 'photos WHERE id = ?', [id]);
  }

  async remove(manager: EntityManager, ids: readonly number[]): Promise<void> {
    await this.changes.noteWhere(manager, 'photos WHERE id IN (?)', [ids]);
    await manager.delete(Photo, { id: In([...ids]) });
  }

  /** Numbers the photos from 0 in this order, rejected ones last: the first is the main photo, which others see. */
  async number(manager: EntityManager, photos: readonly Photo[]): Promise<void> {
    for (const [sortOrder, photo] of rejectedLast(photos).entries()) {
      if (photo.sortOrder === sortOrder) continue;
      await manager.update(Photo, { id: photo.id }, { sortOrder });
      await this.changes.note(manager, [photo.userId]);
    }
  }
}
