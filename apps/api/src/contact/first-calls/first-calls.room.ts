import type { Room } from '../../platform/room.js';
import { CallActs } from './call-acts.service.js';
import { CallNotices } from './call-notices.service.js';
import { CallPages } from './call-pages.service.js';
import { CallSecrets } from './call-secrets.service.js';
import { Call, CallOutcomeRow, CallZoneRow } from './call.entity.js';
import { CallsController } from './calls.controller.js';
import { CallsRepository } from './calls.repository.js';
import { CallsWorker } from './calls.worker.js';

export const firstCalls: Room = {
  entities: [Call, CallOutcomeRow, CallZoneRow],
  members: {
    controllers: [CallsController],
    providers: [CallActs, CallNotices, CallPages, CallSecrets, CallsRepository, CallsWorker],
  },
};
