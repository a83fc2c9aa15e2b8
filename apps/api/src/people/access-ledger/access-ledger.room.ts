import type { Room } from '../../platform/room.js';
import { AccessEvent } from './access-event.entity.js';
import { AccessEventsRepository } from './access-events.repository.js';
import { AccessLedgerCleaner } from './access-ledger.cleaner.js';
import { AccessLedger } from './access-ledger.service.js';
import { AccessMonth } from './access-month.entity.js';

export const accessLedger: Room = {
  entities: [AccessEvent, AccessMonth],
  providers: [AccessEventsRepository, AccessLedger, AccessLedgerCleaner],
};
