import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { AdminRecoveryCode } from './admin-recovery-code.entity.js';
import { AdminRefreshToken } from './admin-refresh-token.entity.js';
import { AdminRefreshTokens } from './admin-refresh-tokens.service.js';
import { AdminSession } from './admin-session.entity.js';
import { AdminSessionsCleaner } from './admin-sessions.cleaner.js';
import { AdminSessionsRepository } from './admin-sessions.repository.js';
import { AdminSessionsService } from './admin-sessions.service.js';
import { AdminTokens } from './admin-tokens.js';
import { Admin } from './admin.entity.js';
import { AdminsRepository } from './admins.repository.js';
import { AdminsService } from './admins.service.js';
import { RecoveryCodesRepository } from './recovery-codes.repository.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { SecondFactor } from './second-factor.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Admin, AdminSession, AdminRefreshToken, AdminRecoveryCode]),
    AuditModule,
    PasswordsModule,
  ],
  providers: [
    AdminsService,
    AdminsRepository,
    AdminSessionsService,
    AdminSessionsRepository,
    AdminSessionsCleaner,
    AdminRefreshTokens,
    AdminTokens,
    SecondFactor,
    RecoveryCodes,
    RecoveryCodesRepository,
  ],
  exports: [AdminsService, AdminSessionsService, AdminSessionsRepository, AdminTokens, SecondFactor, RecoveryCodes],
})
export class AdminsModule {}
