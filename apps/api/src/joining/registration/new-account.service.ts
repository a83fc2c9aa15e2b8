import type { RegisterRequest } from '@kalyanam/shared/contracts/auth';
import { plainPhone } from '@kalyanam/shared/base/phone';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { CandidateConsents } from '../../people/consents/candidate-consents.service.js';
import { MemberConsents } from '../../people/consents/member-consents.service.js';
import { refusedField } from '../../platform/errors/app-error.js';
import type { ClientInfo } from '../../platform/http/client.js';
import { Checks } from '../../profiles/checks/checks.service.js';
import { IdentityService } from '../../profiles/identity-numbers/identity.service.js';
import { ProfileDetailsService } from '../../profiles/profile/profile-details.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { ExternalIdentities } from '../sign-in/issuer/external-identities.service.js';
import type { Prepared } from './registration-form.service.js';

/** Writes the account of a valid form with everything that belongs to it; joins the transaction of its manager. */
@Injectable()
export class NewAccount {
  constructor(
    private readonly accounts: AccountsService,
    private readonly identities: ExternalIdentities,
    private readonly profiles: ProfilesService,
    private readonly details: ProfileDetailsService,
    private readonly checks: Checks,
    private readonly identity: IdentityService,
    private readonly candidates: CandidateConsents,
    private readonly consents: MemberConsents,
  ) {}

  /** @throws AppError email-taken, phone-taken */
  async write(
    manager: EntityManager,
    form: RegisterRequest,
    { ip, language, passwordHash, hint, emailVerifiedAt }: Pick<ClientInfo, 'ip' | 'language'> & Prepared,
  ): Promise<User> {
    const phone = plainPhone(form.phone.trim());
    if (await this.accounts.isPhoneTaken(phone, manager)) throw refusedField('phone-taken', 'phone');
    const account = {
      email: form.email,
      phone,
      ownName: form.registrantName ?? null,
      passwordHash,
      language,
      emailVerifiedAt,
    };
    const user = await this.accounts.create(manager, account);
    const userId = user.id;
    if (hint) await this.identities.link(manager, { issuer: hint.issuer, subject: hint.subject, userId });
    await this.profiles.create(manager, userId, form);
    if (hint) await this.checks.addressesProved(manager, userId, 'service');
    if (form.visaStatus) await this.details.change(manager, userId, { visaStatus: form.visaStatus });
    await this.identity.store(manager, userId, form);
    if (form.relation && form.candidatePhone) {
      const candidate = plainPhone(form.candidatePhone.trim());
      await this.candidates.ask(manager, { userId, relation: form.relation, phone: candidate });
    }
    await this.consents.join(manager, { userId, ip });
    return user;
  }
}
