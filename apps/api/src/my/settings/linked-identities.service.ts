/** R1: members unlink the identity services that can sign in to their account. */
import type { AccountAnswer, UnlinkRequest } from '@kalyanam/shared/contracts/account';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { ExternalIdentities } from '../../joining/sign-in/issuer/external-identities.service.js';
import type { Answer } from '../../platform/http/answer.js';
import { AccountPage } from './account-page.service.js';
import { OwnPassword } from './own-password.service.js';

@Injectable()
export class LinkedIdentities {
  constructor(
    private readonly accounts: AccountsService,
    private readonly ownPassword: OwnPassword,
    private readonly identities: ExternalIdentities,
    private readonly page: AccountPage,
  ) {}

  /** @throws AppError wrong-password, too-many-requests */
  async unlink(caller: MemberPrincipal, { password }: UnlinkRequest): Promise<Answer<AccountAnswer>> {
    await this.ownPassword.requirePassword(caller, password);
    await this.accounts.transaction(async (manager) => {
      await this.accounts.lock(manager, caller.userId);
      await this.identities.unlink(manager, caller.userId);
    });
    return this.page.read(caller);
  }
}
