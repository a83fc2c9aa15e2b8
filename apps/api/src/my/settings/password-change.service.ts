/** R2: changes the password from Profile Settings and ends every other session. */
import type { PasswordChange } from '@kalyanam/shared/contracts/account';
import type { MessageAnswer } from '@kalyanam/shared/contracts/auth';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { ExternalIdentities } from '../../joining/sign-in/issuer/external-identities.service.js';
import { PasswordsService } from '../../people/passwords/passwords.service.js';
import { PasswordResets } from '../../joining/sign-in/reset/password-reset.service.js';
import { SessionsService } from '../../people/sessions/sessions.service.js';
import { refusedField } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Settings } from '../../platform/config/settings.js';
import { Outbox } from '../../people/outbox/outbox.service.js';
import { OwnPassword } from './own-password.service.js';

@Injectable()
export class PasswordChanges {
  constructor(
    private readonly accounts: AccountsService,
    private readonly ownPassword: OwnPassword,
    private readonly passwords: PasswordsService,
    private readonly resets: PasswordResets,
    private readonly identities: ExternalIdentities,
    private readonly sessions: SessionsService,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    private readonly database: DataSource,
  ) {}

  /** @throws AppError wrong-password, invalid-form for a leaked password */
  async change(caller: MemberPrincipal, { current, password }: PasswordChange): Promise<Answer<MessageAnswer>> {
    this.passwords.assertNotLeaked(password);
    const { passwordHash: known } = await this.ownPassword.requirePassword(caller, current, 'current');
    const passwordHash = await this.passwords.hash(password, caller.publicId);
    await this.database.transaction(async (manager) => {
      const user = await this.accounts.lockOrThrow(manager, caller.userId, 'session-ended');
      if (user.passwordHash !== known) throw refusedField('wrong-password', 'current');
      await this.accounts.setPassword(manager, user.id, passwordHash);
      await this.resets.revoke(manager, user.id);
      await this.identities.unlink(manager, user.id);
      const others = { userId: user.id, keep: caller.sessionId ?? '' };
      await this.sessions.endOthers(manager, others, 'password-change');
      await this.outbox.add(manager, {
        userId: user.id,
        channel: 'email',
        template: 'password-replaced',
        destination: user.email,
        values: { support: this.settings.support.email },
      });
    });
    return { message: 'Your password is changed. Other devices were logged out.' };
  }
}
