import { Injectable } from '@nestjs/common';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
import { Photo } from './photo.entity.js';

const ORDER = { userId: 'ASC', sortOrder: 'ASC', id: 'ASC' } as const;
/** A refused photo is hidden from everyone while its refusal can be undone. */
const SEEN = { reviewState: Not('refused' as const) };

@Injectable()
export class PhotosRepository {
  constructor(private readonly database: DataSource) {}

  ofUser(userId: number, manager: EntityManager = this.database.manager): Promise<Photo[]> {
    return manager.find(Photo, { where: { userId, ...SEEN }, order: ORDER });
  }

  /** With refused ones, which keep their slots until they go. */
  allOfUser(userId: number, manager: EntityManager): Promise<Photo[]> {
    return manager.find(Photo, { where: { userId }, order: ORDER });
  }

  ofUsers(userIds: readonly number[]): Promise<Photo[]> {
    return this.database.getRepository(Photo).find({ where: { userId: In([...userIds]), ...SEEN }, order: ORDER });
  }

  byPublicId(publicId: string): Promise<Photo | null> {
    return this.database.getRepository(Photo).findOneBy({ publicId });
  }

  /** Returns their internal ids. */
  async insert(manager: EntityManager, photos: Partial<Photo>[]): Promise<number[]> {
    const { identifiers } = await manager.insert(Photo, photos);
    return identifiers.map(({ id }) => Number(id));
  }

  async remove(manager: EntityManager, ids: readonly number[]): Promise<void> {
    await manager.delete(Photo, { id: In([...ids]) });
  }

  /** Numbers the photos from 0 in this order. */
  async number(manager: EntityManager, photos: readonly Photo[]): Promise<void> {
    for (const [sortOrder, photo] of photos.entries()) {
      if (photo.sortOrder !== sortOrder) await manager.update(Photo, { id: photo.id }, { sortOrder });
    }
  }
}
