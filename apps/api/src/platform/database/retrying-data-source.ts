import { DataSource, EntityManager, type QueryRunner } from 'typeorm';
import { retryOnConflict } from './retries.js';

/**
 * Every transaction that the database rolls back because of others is tried again from its beginning. So what is handed
 * to `transaction` does nothing that a rollback does not undo: limits are counted and files removed before or after it.
 */
export class RetryingDataSource extends DataSource {
  override createEntityManager(queryRunner?: QueryRunner): EntityManager {
    return new RetryingManager(this, queryRunner);
  }
}

type Isolation = NonNullable<Parameters<QueryRunner['startTransaction']>[0]>;
type Work<T> = (manager: EntityManager) => Promise<T>;

class RetryingManager extends EntityManager {
  override transaction<T>(...given: [Work<T>] | [Isolation, Work<T>]): Promise<T> {
    const run = () => (given.length === 1 ? super.transaction(given[0]) : super.transaction(...given));
    // A nested transaction is a savepoint: the rollback covers the whole, which the outer one repeats.
    return this.queryRunner ? run() : retryOnConflict(run);
  }
}
