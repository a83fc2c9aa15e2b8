import type { Room } from '../../platform/room.js';
import { IdentityNumber } from './identity-number.entity.js';
import { IdentityRepository } from './identity.repository.js';
import { IdentityService } from './identity.service.js';

export const identityNumbers: Room = { entities: [IdentityNumber], providers: [IdentityRepository, IdentityService] };
