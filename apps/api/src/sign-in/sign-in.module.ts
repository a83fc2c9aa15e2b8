import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BrowseModule } from '../browse/browse.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { MessagesModule } from '../people.module.js';
import { ProfilesModule } from '../facts.module.js';
import { CodesModule } from '../codes/codes.module.js';
import { AttemptCookie } from './issuer/attempt-cookie.js';
import { ExternalIdentitiesModule } from './issuer/external-identities.module.js';
import { IssuerSignIn } from './issuer/issuer-sign-in.service.js';
import { IssuerController } from './issuer/issuer.controller.js';
import { Issuer } from './issuer/issuer.js';
import { RegistrationHints } from './issuer/registration-hints.service.js';
import { SealedNotes } from './issuer/sealed-note.service.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { Consent } from '../registration/consent.entity.js';
import { ConsentsRepository } from '../registration/consents.repository.js';
import { RegisterController } from '../registration/register.controller.js';
import { RegistrationService } from '../registration/registration.service.js';
import { PasswordResetController } from './reset/password-reset.controller.js';
import { PasswordReset } from './reset/password-reset.entity.js';
import { PasswordResets } from './reset/password-reset.service.js';
import { PasswordResetsRepository } from './reset/password-resets.repository.js';
import { MemberTokenStrategy } from '../sessions/member-token.strategy.js';
import { OwnSessions } from '../sessions/own-sessions.service.js';
import { RefreshCookie } from '../sessions/refresh-cookie.js';
import { SessionsController } from '../sessions/sessions.controller.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UploadTokenStrategy } from '../sessions/upload-token.strategy.js';
import { Activity } from './activity.service.js';
import { SignInController } from './sign-in.controller.js';
import { SignIn } from './sign-in.entity.js';
import { SignInLimits } from './sign-in.limits.js';
import { SignInService } from './sign-in.service.js';
import { SignInsCleaner } from './sign-ins.cleaner.js';
import { SignInsRepository } from './sign-ins.repository.js';
import { SignOutService } from './sign-out.service.js';

/** Members' registration, sign-in and sessions. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Consent, PasswordReset, SignIn]),
    AccountsModule,
    BrowseModule,
    CodesModule,
    ExternalIdentitiesModule,
    IdempotencyModule,
    IdentityModule,
    MessagesModule,
    PasswordsModule,
    ProfilesModule,
    SessionsModule,
  ],
  controllers: [RegisterController, SignInController, SessionsController, PasswordResetController, IssuerController],
  providers: [
    RegistrationService,
    ConsentsRepository,
    SignInService,
    SignInLimits,
    SignInsRepository,
    SignInsCleaner,
    SignOutService,
    Activity,
    PasswordResets,
    PasswordResetsRepository,
    Issuer,
    IssuerSignIn,
    RegistrationHints,
    SealedNotes,
    AttemptCookie,
    OwnSessions,
    RefreshCookie,
    MemberTokenStrategy,
    UploadTokenStrategy,
  ],
  exports: [PasswordResets],
})
export class AuthModule {}
