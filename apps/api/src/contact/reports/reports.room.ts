import type { Room } from '../../platform/room.js';
import { HeldNotesRepository } from './held-notes.repository.js';
import { HeldNotes } from './held-notes.service.js';
import { HoldNotices } from './hold-notices.js';
import { PhotoTwinsWorker } from './photo-twins.worker.js';
import { RelativesNotice } from './relatives-notice.entity.js';
import { RelativesNoticesController } from './relatives-notices.controller.js';
import { RelativesNotices } from './relatives-notices.service.js';
import { ReportsController } from './reports.controller.js';
import { ReportsRepository } from './reports.repository.js';
import { ReportsService } from './reports.service.js';
import { SystemReports } from './system-reports.service.js';

export const reports: Room = {
  entities: [RelativesNotice],
  providers: [HoldNotices, RelativesNotices, ReportsRepository, ReportsService, SystemReports],
  members: { controllers: [RelativesNoticesController, ReportsController], providers: [PhotoTwinsWorker] },
  team: { providers: [HeldNotes, HeldNotesRepository] },
};
