/** SECURITY: sensitive actions ask for the password again, since someone else may be using the session. */
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { User } from '../../people/accounts/user.entity.js';
import { PasswordsService } from '../../people/passwords/passwords.service.js';
import { AppError, refusedField } from '../../platform/errors/app-error.js';
import { Limits } from '../../platform/limits/limits.service.js';

@Injectable()
export class OwnPassword {
  constructor(
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly limits: Limits,
  ) {}

  /** The caller's account. @throws AppError wrong-password on the field, too-many-requests */
  async requirePassword({ userId, publicId }: MemberPrincipal, password: string, field = 'password'): Promise<User> {
    await this.limits.count('own-password-member', String(userId));
    const user = await this.accounts.byId(userId);
    if (!user) throw new AppError('session-ended');
    if (!(await this.passwords.verify(user.passwordHash, password, publicId)))
      throw refusedField('wrong-password', field);
    await this.limits.reset('own-password-member', String(userId));
    return user;
  }
}
