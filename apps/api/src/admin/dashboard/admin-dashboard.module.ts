import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { CasesModule } from '../../cases/cases.module.js';
import { AdminAuditModule } from '../audit/admin-audit.module.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardRepository } from './dashboard.repository.js';
import { DashboardService } from './dashboard.service.js';

@Module({
  imports: [AdminAuditModule, AuditModule, CasesModule],
  controllers: [DashboardController],
  providers: [DashboardService, DashboardRepository],
})
export class AdminDashboardModule {}
