import type { EntityManager } from 'typeorm';

/** Is told, in the transaction, that other photos of a member are shown than before: the listing says who has one. */
export abstract class PhotoWatcher {
  abstract photosChanged(manager: EntityManager, userId: number): Promise<void>;
}
