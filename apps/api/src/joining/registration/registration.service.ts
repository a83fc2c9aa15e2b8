import type { RegisterAnswer, RegisterRequest } from '@kalyanam/shared/contracts/auth';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { plainPhone } from '@kalyanam/shared/base/phone';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService, normalEmail } from '../../people/accounts/accounts.service.js';
import { CodesService } from '../../people/codes/codes.service.js';
import { PasswordsService } from '../../people/passwords/passwords.service.js';
import { AccessTokens } from '../../people/sessions/access-tokens.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import type { ClientInfo } from '../../platform/http/client.js';
import { Idempotency, type Once } from '../../platform/idempotency/idempotency.service.js';
import { RegistrationSignals } from '../registration-signals/registration-signals.service.js';
import { NewAccount } from './new-account.service.js';
import { RegistrationForm, type Prepared } from './registration-form.service.js';

interface Registrant extends ClientInfo {
  idempotencyKey: string | undefined;
  /** From `RegistrationSignals.mark`, when the form was opened. */
  formMark: string | undefined;
}

/** `madeAt`: when an earlier submission with other data made the account. */
type Registered = Once<{ userId: string }> & { madeAt?: Date };

const SCOPE = 'register';

/** R32: one submission creates one account with everything that belongs to it, or nothing. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly forms: RegistrationForm,
    private readonly newAccounts: NewAccount,
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly signals: RegistrationSignals,
    private readonly codes: CodesService,
    private readonly tokens: AccessTokens,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws AppError email-taken, phone-taken (R7: only for a form that is valid as a whole), duplicate-request */
  async register(form: RegisterRequest, registrant: Registrant): Promise<Answer<RegisterAnswer>> {
    const prepared = await this.forms.prepare(form, registrant.ip);
    let made = false;
    try {
      const { value, replayed, madeAt } = await this.once(form, { ...registrant, ...prepared });
      made = !replayed;
      const { userId } = value;
      const answer = { message: MESSAGES.registered, userId, uploadToken: this.tokens.forUploads(userId) };
      return madeAt ? { ...answer, madeAt: madeAt.toISOString() } : answer;
    } finally {
      if (!made) await this.forms.refund(prepared);
    }
  }

  /** A repeated submission gets the same response as the first, and a changed one learns what became of the first. */
  private async once(form: RegisterRequest, prepared: Registrant & Prepared): Promise<Registered> {
    const request = { scope: SCOPE, key: prepared.idempotencyKey, body: form };
    try {
      return await this.accounts.transaction((manager) =>
        this.idempotency.once(manager, request, () => this.create(manager, form, prepared)),
      );
    } catch (error) {
      const known = error instanceof AppError && error.code === 'duplicate-request';
      const earlier = known ? await this.earlier(form, prepared) : null;
      if (!earlier) throw error;
      return earlier;
    }
  }

  /** Needs the key and the password; at most one of the two addresses may have changed. */
  private async earlier(form: RegisterRequest, { idempotencyKey = '', ip }: Registrant): Promise<Registered | null> {
    const before = await this.idempotency.earlier<{ userId: string }>(SCOPE, idempotencyKey);
    const account = before && (await this.accounts.byPublicId(before.value.userId));
    if (!account) return null;
    const same = account.email === normalEmail(form.email) || account.phone === plainPhone(form.phone.trim());
    if (!same || !(await this.passwords.verify(account.passwordHash, form.password, ip))) return null;
    return { value: before.value, replayed: true, madeAt: before.at };
  }

  private async create(
    manager: EntityManager,
    form: RegisterRequest,
    prepared: Registrant & Prepared,
  ): Promise<{ userId: string }> {
    const { ip, userAgent, formMark, code } = prepared;
    const { id, publicId } = await this.newAccounts.write(manager, form, prepared);
    await this.signals.registered(manager, id, { ip, userAgent, formMark });
    if (code) await this.codes.send(manager, { ...code, userId: id });
    return { userId: publicId };
  }
}
