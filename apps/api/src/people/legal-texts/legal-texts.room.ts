import type { Room } from '../../platform/room.js';
import { LegalTextRow } from './legal-text.entity.js';
import { LegalTextsController } from './legal-texts.controller.js';
import { LegalTexts } from './legal-texts.service.js';

export const legalTexts: Room = {
  entities: [LegalTextRow],
  providers: [LegalTexts],
  members: { controllers: [LegalTextsController] },
};
