import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { BrowseModule } from '../browse/browse.module.js';
import { ProfilesModule } from '../facts.module.js';
import { ReportsRepository } from './reports.repository.js';
import { ReportsService } from './reports.service.js';

/** Reports, for both sides of the product. The member's route is in ReportRoutesModule. */
@Module({
  imports: [AccountsModule, AuditModule, BrowseModule, ProfilesModule],
  providers: [ReportsService, ReportsRepository],
  exports: [ReportsService],
})
export class ReportsModule {}
