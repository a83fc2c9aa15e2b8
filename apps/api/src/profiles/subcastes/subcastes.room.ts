import type { Room } from '../../platform/room.js';
import { SubcasteDecisionsRepository } from './subcaste-decisions.repository.js';
import { SubcasteNames } from './subcaste-names.service.js';
import { SubcastesController } from './subcastes.controller.js';
import { SubcastesRepository } from './subcastes.repository.js';
import { Subcastes } from './subcastes.service.js';

export const subcastes: Room = {
  providers: [SubcasteDecisionsRepository, SubcasteNames, Subcastes, SubcastesRepository],
  members: { controllers: [SubcastesController] },
};
