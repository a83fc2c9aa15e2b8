import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { AdminSessionController } from './admin-session.controller.js';
import { AdminTokenStrategy } from './admin-token.strategy.js';
import { AdminsModule } from './admins.module.js';
import { OwnAccessController } from './own-access.controller.js';
import { OwnAccess } from './own-access.service.js';

@Module({
  imports: [AdminsModule, AuditModule, PasswordsModule],
  controllers: [AdminSessionController, OwnAccessController],
  providers: [AdminTokenStrategy, OwnAccess],
})
export class AdminSessionModule {}
