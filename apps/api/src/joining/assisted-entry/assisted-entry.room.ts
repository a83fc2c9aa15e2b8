import type { Room } from '../../platform/room.js';
import { AssistedAnswersController } from './assisted-answers.controller.js';
import { AssistedAnswers } from './assisted-answers.service.js';
import { AssistedEntries } from './assisted-entries.service.js';
import { AssistedEntry } from './assisted-entry.entity.js';
import { ReadBackCodes } from './read-back-codes.service.js';

export const assistedEntry: Room = {
  entities: [AssistedEntry],
  providers: [AssistedEntries, ReadBackCodes],
  members: { controllers: [AssistedAnswersController], providers: [AssistedAnswers] },
};
