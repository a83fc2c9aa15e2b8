import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditHead } from './audit-head.entity.js';
import { AuditLogRow } from './audit-log-row.entity.js';
import { AuditLog } from './audit-log.service.js';
import { AuditRepository } from './audit.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([AuditLogRow, AuditHead])],
  providers: [AuditLog, AuditRepository],
  exports: [AuditLog],
})
export class AuditModule {}
