import type { Room } from '../../platform/room.js';
import { KeptPrint } from './kept-print.entity.js';
import { KeptPrints } from './kept-prints.service.js';
import { RegistrationSignal } from './registration-signal.entity.js';
import { RegistrationSignals } from './registration-signals.service.js';

export const registrationSignals: Room = {
  entities: [KeptPrint, RegistrationSignal],
  providers: [KeptPrints, RegistrationSignals],
};
