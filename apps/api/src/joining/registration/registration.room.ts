import type { Room } from '../../platform/room.js';
import { NewAccount } from './new-account.service.js';
import { RegisterController } from './register.controller.js';
import { RegistrationForm } from './registration-form.service.js';
import { RegistrationService } from './registration.service.js';

export const registration: Room = {
  members: { controllers: [RegisterController], providers: [NewAccount, RegistrationForm, RegistrationService] },
};
