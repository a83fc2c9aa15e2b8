import type { Room } from '../../platform/room.js';
import { ProfileDeletion } from './profile-deletion.service.js';
import { Tombstone } from './tombstone.entity.js';
import { TombstonesRepository } from './tombstones.repository.js';

export const erasure: Room = { entities: [Tombstone], members: { providers: [ProfileDeletion, TombstonesRepository] } };
