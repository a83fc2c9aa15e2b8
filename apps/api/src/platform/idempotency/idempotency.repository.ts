import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { removeInBatches } from '../database/retries.js';
import { IdempotencyKey } from './idempotency-key.entity.js';

@Injectable()
export class IdempotencyRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * The row of a key, locked until the transaction ends: a new one without a response, or the one that an earlier
   * transaction committed. A concurrent request waits here. (The no-op update takes the exclusive lock immediately;
   * plain inserts would share it after a rollback and deadlock.)
   */
  async claim(
    manager: EntityManager,
    row: Pick<IdempotencyKey, 'scope' | 'keyHash' | 'requestHash' | 'createdAt'>,
  ): Promise<IdempotencyKey> {
    const { scope, keyHash, requestHash, createdAt } = row;
    await manager.query(
      `INSERT INTO idempotency_keys (scope, key_hash, request_hash, created_at) VALUES (?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE created_at = created_at`,
      [scope, keyHash, requestHash, createdAt],
    );
    return manager.findOneOrFail(IdempotencyKey, { where: { scope, keyHash }, lock: { mode: 'pessimistic_write' } });
  }

  find(scope: string, keyHash: Buffer): Promise<IdempotencyKey | null> {
    return this.database.manager.findOneBy(IdempotencyKey, { scope, keyHash });
  }

  async answer(manager: EntityManager, { scope, keyHash }: IdempotencyKey, answer: Buffer): Promise<void> {
    await manager.update(IdempotencyKey, { scope, keyHash }, { answer });
  }

  removeBefore(moment: Date): Promise<void> {
    const old = 'DELETE FROM idempotency_keys WHERE created_at < ? ORDER BY created_at';
    return removeInBatches(this.database, old, moment);
  }
}
