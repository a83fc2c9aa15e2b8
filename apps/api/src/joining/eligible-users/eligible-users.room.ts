import type { Room } from '../../platform/room.js';
import { EligibleBatch } from './eligible-batch.entity.js';
import { EligibleBatchesRepository } from './eligible-batches.repository.js';
import { EligibleBatches } from './eligible-batches.service.js';
import { EligibleCheckController } from './eligible-check.controller.js';
import { EligibleUser } from './eligible-user.entity.js';
import { EligibleUsersRepository } from './eligible-users.repository.js';
import { EligibleUsersService } from './eligible-users.service.js';

export const eligibleUsers: Room = {
  entities: [EligibleBatch, EligibleUser],
  providers: [EligibleBatches, EligibleBatchesRepository, EligibleUsersRepository, EligibleUsersService],
  members: { controllers: [EligibleCheckController] },
};
