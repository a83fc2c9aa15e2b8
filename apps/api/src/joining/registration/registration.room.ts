import type { Room } from '../../platform/room.js';
import { RegisterController } from './register.controller.js';
import { RegistrationService } from './registration.service.js';

export const registration: Room = { members: { controllers: [RegisterController], providers: [RegistrationService] } };
