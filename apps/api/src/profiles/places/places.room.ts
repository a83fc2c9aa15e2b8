import type { Room } from '../../platform/room.js';
import { CitiesController } from './cities.controller.js';
import { VillagesController } from './villages.controller.js';
import { Villages } from './villages.service.js';

export const places: Room = { providers: [Villages], members: { controllers: [CitiesController, VillagesController] } };
