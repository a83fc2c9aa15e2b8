import type { Room } from '../../platform/room.js';
import { AdminBrowsers } from '../../platform/http/known-browsers.js';
import { AdminRecoveryCode } from './admin-recovery-code.entity.js';
import { AdminRefreshToken } from './admin-refresh-token.entity.js';
import { AdminRefreshTokens } from './admin-refresh-tokens.service.js';
import { AdminSessionController } from './admin-session.controller.js';
import { AdminSession } from './admin-session.entity.js';
import { AdminSessionsCleaner } from './admin-sessions.cleaner.js';
import { AdminSessionsRepository } from './admin-sessions.repository.js';
import { AdminSessionsService } from './admin-sessions.service.js';
import { AdminTokenStrategy } from './admin-token.strategy.js';
import { AdminTokens } from './admin-tokens.js';
import { Admin } from './admin.entity.js';
import { AdminsRepository } from './admins.repository.js';
import { AdminsService } from './admins.service.js';
import { OwnAccessController } from './own-access.controller.js';
import { OwnAccess } from './own-access.service.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { SecondFactor } from './second-factor.service.js';

export const teamAccounts: Room = {
  entities: [Admin, AdminRecoveryCode, AdminRefreshToken, AdminSession],
  providers: [
    AdminBrowsers,
    AdminRefreshTokens,
    AdminSessionsCleaner,
    AdminSessionsRepository,
    AdminSessionsService,
    AdminTokens,
    AdminsRepository,
    AdminsService,
    RecoveryCodes,
    SecondFactor,
  ],
  team: { controllers: [AdminSessionController, OwnAccessController], providers: [AdminTokenStrategy, OwnAccess] },
};
