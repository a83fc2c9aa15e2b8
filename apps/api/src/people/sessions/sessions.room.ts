import { KnownCallers } from '../../platform/access/callers.js';
import type { Room } from '../../platform/room.js';
import { AccessTokens } from './access-tokens.js';
import { KnownMembers } from './known-members.js';
import { MemberTokenStrategy } from './member-token.strategy.js';
import { OwnSessions } from './own-sessions.service.js';
import { PhotoCookie } from './photo-cookie.js';
import { RefreshCookie } from './refresh-cookie.js';
import { RefreshToken } from './refresh-token.entity.js';
import { RefreshTokensRepository } from './refresh-tokens.repository.js';
import { RefreshTokens } from './refresh-tokens.service.js';
import { Session } from './session.entity.js';
import { SessionsCleaner } from './sessions.cleaner.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { UploadTokenStrategy } from './upload-token.strategy.js';

export const sessions: Room = {
  entities: [RefreshToken, Session],
  providers: [
    AccessTokens,
    { provide: KnownCallers, useClass: KnownMembers },
    PhotoCookie,
    RefreshTokens,
    RefreshTokensRepository,
    SessionsCleaner,
    SessionsRepository,
    SessionsService,
  ],
  members: {
    controllers: [SessionsController],
    providers: [MemberTokenStrategy, OwnSessions, RefreshCookie, UploadTokenStrategy],
  },
};
