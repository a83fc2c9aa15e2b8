import type { Room } from '../../platform/room.js';
import { Block } from './block.entity.js';
import { BlocksController } from './blocks.controller.js';
import { BlocksRepository } from './blocks.repository.js';
import { BlocksService } from './blocks.service.js';

export const blocks: Room = {
  entities: [Block],
  members: { controllers: [BlocksController], providers: [BlocksRepository, BlocksService] },
};
