import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ProfilesModule } from '../facts.module.js';
import { AccessTokens } from './access-tokens.js';
import { RefreshToken } from './refresh-token.entity.js';
import { RefreshTokensRepository } from './refresh-tokens.repository.js';
import { RefreshTokens } from './refresh-tokens.service.js';
import { Session } from './session.entity.js';
import { SessionUsers } from '../sign-in/session-users.service.js';
import { SessionsCleaner } from './sessions.cleaner.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

/** Members' sessions, for both sides of the product; the routes around them stand in AuthModule. */
@Module({
  imports: [TypeOrmModule.forFeature([Session, RefreshToken]), AccountsModule, ProfilesModule],
  providers: [
    SessionsService,
    SessionsRepository,
    RefreshTokens,
    RefreshTokensRepository,
    SessionsCleaner,
    SessionUsers,
    AccessTokens,
  ],
  exports: [SessionsService, RefreshTokens, SessionUsers, AccessTokens],
})
export class SessionsModule {}
