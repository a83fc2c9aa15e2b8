import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type Follower = (manager: EntityManager, userId: number) => Promise<void>;

/** Lets the listing, which is above photos, follow in the same transaction when other photos of a member are shown. */
@Injectable()
export class PhotoChanges {
  private follower: Follower = () => Promise.reject(new Error('Photos change only where the listing is loaded.'));

  followWith(follower: Follower): void {
    this.follower = follower;
  }

  happened(manager: EntityManager, userId: number): Promise<void> {
    return this.follower(manager, userId);
  }
}
