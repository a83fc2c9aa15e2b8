import type { Room } from '../../platform/room.js';
import { EventsController } from './events.controller.js';
import { Events } from './events.service.js';

export const liveEvents: Room = { members: { controllers: [EventsController], providers: [Events] } };
