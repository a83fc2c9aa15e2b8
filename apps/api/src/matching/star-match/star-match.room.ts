import type { Room } from '../../platform/room.js';
import { StarMatchesController } from './star-matches.controller.js';
import { StarMatches } from './star-matches.service.js';
import { StarSheets } from './star-sheets.service.js';
import { StarsController } from './stars.controller.js';

export const starMatch: Room = {
  members: { controllers: [StarMatchesController, StarsController], providers: [StarMatches, StarSheets] },
};
