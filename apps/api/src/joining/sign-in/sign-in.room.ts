import type { Room } from '../../platform/room.js';
import { AttemptCookie } from './issuer/attempt-cookie.js';
import { EncryptedTokens } from './issuer/encrypted-tokens.service.js';
import { ExternalIdentities } from './issuer/external-identities.service.js';
import { ExternalIdentity } from './issuer/external-identity.entity.js';
import { IssuerSignIn } from './issuer/issuer-sign-in.service.js';
import { IssuerController } from './issuer/issuer.controller.js';
import { Issuer } from './issuer/issuer.js';
import { RegistrationHints } from './issuer/registration-hints.service.js';
import { MemberBrowsers } from '../../platform/http/known-browsers.js';
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

export const signIn: Room = {
  entities: [ExternalIdentity, PasswordReset, SignIn],
  providers: [EncryptedTokens],
  members: {
    controllers: [IssuerController, PasswordResetController, SignInController],
    providers: [
      AttemptCookie,
      ExternalIdentities,
      Issuer,
      IssuerSignIn,
      MemberBrowsers,
      PasswordResets,
      PasswordResetsRepository,
      RegistrationHints,
      SessionUsers,
      SignInLimits,
      SignInService,
      SignInsCleaner,
      SignInsRepository,
      SignOutService,
    ],
  },
};
