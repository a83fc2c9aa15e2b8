import type { Room } from '../../platform/room.js';
import { GothraDecisionsRepository } from './gothra-decisions.repository.js';
import { GothraGates } from './gothra-gates.service.js';
import { GothraNames } from './gothra-names.service.js';
import { GothraTable } from './gothra-table.service.js';
import { GothrasController } from './gothras.controller.js';
import { GothrasRepository } from './gothras.repository.js';
import { Lineages } from './lineages.service.js';

export const gothras: Room = {
  providers: [GothraDecisionsRepository, GothraGates, GothraNames, GothraTable, GothrasRepository, Lineages],
  members: { controllers: [GothrasController] },
};
