import type { Room } from '../../platform/room.js';
import { ContactDenial } from './contact-denial.entity.js';
import { ContactDenials } from './contact-denials.service.js';
import { LedgerPages } from './ledger-pages.service.js';
import { LedgerController } from './ledger.controller.js';
import { LedgerRepository } from './ledger.repository.js';

export const whoLooked: Room = {
  entities: [ContactDenial],
  members: { controllers: [LedgerController], providers: [ContactDenials, LedgerPages, LedgerRepository] },
};
