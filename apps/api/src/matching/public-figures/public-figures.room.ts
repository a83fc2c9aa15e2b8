import type { Room } from '../../platform/room.js';
import { PublicFiguresController } from './public-figures.controller.js';
import { PublicFiguresRepository } from './public-figures.repository.js';
import { PublicFigures } from './public-figures.service.js';

export const publicFigures: Room = {
  members: { controllers: [PublicFiguresController], providers: [PublicFigures, PublicFiguresRepository] },
};
