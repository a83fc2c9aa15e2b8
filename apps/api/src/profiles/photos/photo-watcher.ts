import type { EntityManager } from 'typeorm';

/** Called in the transaction when the shown photos of a member change: the listing records who has one. */
export abstract class PhotoWatcher {
  abstract photosChanged(manager: EntityManager, userId: number): Promise<void>;
}
