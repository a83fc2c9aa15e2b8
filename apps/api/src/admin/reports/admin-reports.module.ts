import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { AuditModule } from '../../audit/audit.module.js';
import { PhotosModule } from '../../files/photos/photos.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { ProfilesModule } from '../../facts.module.js';
import { ReportsModule } from '../../reports/reports.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { StandingModule } from '../standing/standing.module.js';
import { AdminReportsController } from './admin-reports.controller.js';
import { ReportCase } from './report-case.service.js';
import { ReportDecisions } from './report-decisions.service.js';
import { ReportListRepository } from './report-list.repository.js';
import { ReportList } from './report-list.service.js';
import { ReportNotices } from './report-notices.js';

@Module({
  imports: [
    AccountsModule,
    AuditModule,
    ListsModule,
    NotificationsModule,
    PhotosModule,
    ProfilesModule,
    ReportsModule,
    StandingModule,
  ],
  controllers: [AdminReportsController],
  providers: [ReportList, ReportListRepository, ReportCase, ReportDecisions, ReportNotices],
  exports: [ReportList, ReportDecisions],
})
export class AdminReportsModule {}
