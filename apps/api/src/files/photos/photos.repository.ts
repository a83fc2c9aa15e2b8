import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Photo } from './photo.entity.js';

const ORDER = { userId: 'ASC', sortOrder: 'ASC', id: 'ASC' } as const;

@Injectable()
export class PhotosRepository {
  constructor(private readonly database: DataSource) {}

  ofUser(userId: number, manager: EntityManager = this.database.manager): Promise<Photo[]> {
    return manager.find(Photo, { where: { userId }, order: ORDER });
  }

  ofUsers(userIds: readonly number[]): Promise<Photo[]> {
    return this.database.getRepository(Photo).find({ where: { userId: In([...userIds]) }, order: ORDER });
  }

  byPublicId(publicId: string): Promise<Photo | null> {
    return this.database.getRepository(Photo).findOneBy({ publicId });
  }

  async insert(manager: EntityManager, photos: Partial<Photo>[]): Promise<void> {
    await manager.insert(Photo, photos);
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
