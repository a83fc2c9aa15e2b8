import type { Room } from '../room.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { IdempotencyRepository } from './idempotency.repository.js';
import { Idempotency } from './idempotency.service.js';

export const idempotency: Room = {
  entities: [IdempotencyKey],
  members: { providers: [Idempotency, IdempotencyRepository] },
};
