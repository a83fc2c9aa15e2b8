import { Module } from '@nestjs/common';
import { FactsModule } from '../../profiles/profiles.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { HoldNotices } from './hold-notices.js';
import { ReportsRepository } from './reports.repository.js';
import { ReportsService } from './reports.service.js';
import { SystemReports } from './system-reports.service.js';

@Module({
  imports: [FactsModule, PeopleModule],
  providers: [ReportsService, ReportsRepository, SystemReports, HoldNotices],
  exports: [ReportsService, SystemReports],
})
export class ReportsModule {}
