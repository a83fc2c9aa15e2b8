import type { Room } from '../../platform/room.js';
import { PasswordsService } from './passwords.service.js';

export const passwords: Room = { providers: [PasswordsService] };
