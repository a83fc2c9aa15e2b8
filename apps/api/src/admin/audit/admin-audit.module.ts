import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { AdminsModule } from '../../team/admins.module.js';
import { AdminAuditController } from './admin-audit.controller.js';
import { AuditCheck } from './audit-check.service.js';
import { AuditListRepository } from './audit-list.repository.js';
import { AuditList } from './audit-list.service.js';
import { AuditNamesRepository } from './audit-names.repository.js';
import { AuditNames } from './audit-names.service.js';

@Module({
  imports: [AdminsModule, AuditModule, ListsModule],
  controllers: [AdminAuditController],
  providers: [AuditList, AuditListRepository, AuditNames, AuditNamesRepository, AuditCheck],
  exports: [AuditList, AuditNames],
})
export class AdminAuditModule {}
