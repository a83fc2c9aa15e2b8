import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ErasureModule } from '../erasure/erasure.module.js';
import { ConsentsModule } from '../../people/consents/consents.module.js';
import { FactsModule } from '../../profiles/profiles.module.js';
import { LookingModule } from '../../matching/freshness/looking.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { MemberTokenStrategy } from '../../people/sessions/member-token.strategy.js';
import { OwnSessions } from '../../people/sessions/own-sessions.service.js';
import { RefreshCookie } from '../../people/sessions/refresh-cookie.js';
import { SessionsController } from '../../people/sessions/sessions.controller.js';
import { UploadTokenStrategy } from '../../people/sessions/upload-token.strategy.js';
import { Activity } from './activity.service.js';
import { AttemptCookie } from './issuer/attempt-cookie.js';
import { ExternalIdentities } from './issuer/external-identities.service.js';
import { ExternalIdentity } from './issuer/external-identity.entity.js';
import { IssuerSignIn } from './issuer/issuer-sign-in.service.js';
import { IssuerController } from './issuer/issuer.controller.js';
import { Issuer } from './issuer/issuer.js';
import { RegistrationHints } from './issuer/registration-hints.service.js';
import { EncryptedTokens } from './issuer/encrypted-tokens.service.js';
import { MemberBrowsers } from './member-browsers.js';
import { PasswordResetController } from './reset/password-reset.controller.js';
import { PasswordReset } from './reset/password-reset.entity.js';
import { PasswordResets } from './reset/password-reset.service.js';
import { PasswordResetsRepository } from './reset/password-resets.repository.js';
import { SessionUsers } from './session-users.service.js';
import { SignInController } from './sign-in.controller.js';
import { SignIn } from './sign-in.entity.js';
import { SignInLimits } from './sign-in.limits.js';
import { SignInService } from './sign-in.service.js';
import { SignInsCleaner } from './sign-ins.cleaner.js';
import { SignInsRepository } from './sign-ins.repository.js';
import { SignOutService } from './sign-out.service.js';

/** Members' sign-in: password, reset, external identity, and the resulting sessions. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ExternalIdentity, PasswordReset, SignIn]),
    ErasureModule,
    ConsentsModule,
    FactsModule,
    LookingModule,
    PeopleModule,
  ],
  controllers: [SignInController, SessionsController, PasswordResetController, IssuerController],
  providers: [
    SignInService,
    SignInLimits,
    MemberBrowsers,
    SignInsRepository,
    SignInsCleaner,
    SignOutService,
    SessionUsers,
    Activity,
    OwnSessions,
    RefreshCookie,
    MemberTokenStrategy,
    UploadTokenStrategy,
    PasswordResets,
    PasswordResetsRepository,
    Issuer,
    IssuerSignIn,
    RegistrationHints,
    EncryptedTokens,
    AttemptCookie,
    ExternalIdentities,
  ],
  exports: [EncryptedTokens, ExternalIdentities, PasswordResets, RegistrationHints, SessionUsers],
})
export class SignInModule {}
