import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { CandidateConsents } from '../../people/consents/candidate-consents.service.js';
import type { DemoMember } from './community.js';

const OWN_NUMBER = '9000099001';

/** R45: a profile whose maker has verified email and phone, and that waits for the candidate's own consent. */
@Injectable()
export class DemoCandidate {
  constructor(
    private readonly accounts: AccountsService,
    private readonly consents: CandidateConsents,
  ) {}

  async add(members: readonly DemoMember[]): Promise<void> {
    const member = waitingForConsent(members);
    const account = member && (await this.accounts.byEmail(member.email));
    if (!account || (await this.consents.forUser(account.id))) return;
    await this.accounts.transaction(async (manager) => {
      await this.accounts.lock(manager, account.id);
      await this.accounts.markPhoneVerified(manager, account.id);
      await this.consents.ask(manager, { userId: account.id, relation: 'mother', phone: OWN_NUMBER });
    });
  }
}

/** The last of those whose email alone is verified, apart from the known sign-ins. */
export const waitingForConsent = (members: readonly DemoMember[]): DemoMember | undefined =>
  members.findLast(
    ({ verificationStatus, emailVerified, phoneVerified }) =>
      verificationStatus === 'not-verified' && emailVerified && !phoneVerified,
  );
