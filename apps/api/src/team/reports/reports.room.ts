import { RELATIVES_NOTICE_LIST } from '@kalyanam/shared/team/relatives-notices';
import { REPORT_LIST } from '@kalyanam/shared/team/reports';
import type { Room } from '../../platform/room.js';
import { listControllers } from '../lists/list-controller.js';
import { AdminReportsController } from './admin-reports.controller.js';
import { AdminNotesController } from './held-notes/admin-notes.controller.js';
import { NoteQueue } from './held-notes/note-queue.service.js';
import { AdminRelativesNoticesController } from './relatives-notices/admin-relatives-notices.controller.js';
import { RelativesNoticeList } from './relatives-notices/relatives-notice-list.service.js';
import { ReportCase } from './report-case.service.js';
import { ReportDecisions } from './report-decisions.service.js';
import { ReportListRepository } from './report-list.repository.js';
import { ReportList } from './report-list.service.js';
import { ReportNotices } from './report-notices.js';
import { AdminStoriesController } from './stories/admin-stories.controller.js';
import { StoryQueue } from './stories/story-queue.service.js';

export const reports: Room = {
  controllers: [
    ...listControllers(RELATIVES_NOTICE_LIST, 'RelativesNoticesPage', RelativesNoticeList),
    ...listControllers(REPORT_LIST, 'ReportsPage', ReportList),
    AdminNotesController,
    AdminRelativesNoticesController,
    AdminReportsController,
    AdminStoriesController,
  ],
  providers: [
    NoteQueue,
    RelativesNoticeList,
    ReportCase,
    ReportDecisions,
    ReportList,
    ReportListRepository,
    ReportNotices,
    StoryQueue,
  ],
};
