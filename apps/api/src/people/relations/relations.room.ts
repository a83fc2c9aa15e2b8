import type { Room } from '../../platform/room.js';
import { Interest } from './interest.entity.js';
import { InterestsRepository } from './interests.repository.js';
import { InterestsService } from './interests.service.js';

export const relations: Room = { entities: [Interest], providers: [InterestsRepository, InterestsService] };
