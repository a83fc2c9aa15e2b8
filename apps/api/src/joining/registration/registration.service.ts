import type { RegisterAnswer, RegisterRequest } from '@kalyanam/shared/contracts/auth';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { identityKindOf } from '@kalyanam/shared/topics/verification/identity.rules';
import { plainPhone } from '@kalyanam/shared/base/phone';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsService, normalEmail } from '../../people/accounts/accounts.service.js';
import { Checks } from '../../profiles/checks/checks.service.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError, refusedField } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import type { ClientInfo } from '../../platform/http/client.js';
import { fromNetwork } from '../../platform/http/network.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { IdentityService } from '../../profiles/identity-numbers/identity.service.js';
import { Idempotency, type Once } from '../../platform/idempotency/idempotency.service.js';
import { ProfileDetailsService } from '../../profiles/profile/profile-details.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { CodesService } from '../../people/codes/codes.service.js';
import type { CodeSend } from '../../people/codes/send-limits.js';
import { ExternalIdentities } from '../sign-in/issuer/external-identities.service.js';
import { RegistrationHints, type RegistrationHint } from '../sign-in/issuer/registration-hints.service.js';
import { RegistrationSignals } from '../registration-signals/registration-signals.service.js';
import { LegalTexts } from '../../people/legal-texts/legal-texts.service.js';
import { PasswordsService } from '../../people/passwords/passwords.service.js';
import { AccessTokens } from '../../people/sessions/access-tokens.js';
import { CandidateConsents } from '../../people/consents/candidate-consents.service.js';
import { recordConsents } from '../../people/consents/consent.entity.js';

export interface Registrant extends ClientInfo {
  language: Language;
  idempotencyKey: string | undefined;
  /** From `RegistrationSignals.mark`, when the form was opened. */
  formMark: string | undefined;
}

/** Everything decided before the transaction. */
interface Prepared {
  passwordHash: string;
  targets: CodeSend[];
  hint: RegistrationHint | null;
}

/** `madeAt`: when an earlier submission with other data made the account. */
type Registered = Once<{ userId: string }> & { madeAt?: Date };

const SCOPE = 'register';

/** R32: one submission creates one account with everything that belongs to it, or nothing. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly details: ProfileDetailsService,
    private readonly checks: Checks,
    private readonly identity: IdentityService,
    private readonly candidates: CandidateConsents,
    private readonly codes: CodesService,
    private readonly hints: RegistrationHints,
    private readonly identities: ExternalIdentities,
    private readonly passwords: PasswordsService,
    private readonly tokens: AccessTokens,
    private readonly signals: RegistrationSignals,
    private readonly legalTexts: LegalTexts,
    private readonly idempotency: Idempotency,
    private readonly limits: Limits,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError email-taken, phone-taken (R7: only for a form that is valid as a whole), duplicate-request */
  async register(form: RegisterRequest, registrant: Registrant): Promise<Answer<RegisterAnswer>> {
    this.identity.requireOffered(identityKindOf(form), 'identityKind');
    this.passwords.assertNotLeaked(form.password);
    await this.limits.count('register-phone', fromNetwork(plainPhone(form.phone.trim()), registrant.ip));
    await this.limits.count('register-address', registrant.ip);
    const passwordHash = await this.passwords.hash(form.password, registrant.ip);
    const hint = this.hintFor(form);
    const targets: CodeSend[] = [];
    let made = false;
    try {
      // An address beyond its daily quota gets no code; the account is created all the same.
      const first = firstTarget(form, hint);
      if (await this.maySend(first, registrant.ip)) targets.push(first);
      const { value, replayed, madeAt } = await this.once(form, { ...registrant, passwordHash, targets, hint });
      made = !replayed;
      const { userId } = value;
      const answer = { message: MESSAGES.registered, userId, uploadToken: this.tokens.forUploads(userId) };
      return madeAt ? { ...answer, madeAt: madeAt.toISOString() } : answer;
    } finally {
      // A failed registration with someone else's address must not use up that address's daily quota of codes.
      if (!made) for (const target of targets) await this.codes.refundSend(target);
    }
  }

  /** R52: an SMS goes only where there is a way for it; the phone step says what takes its place. */
  private async maySend(target: CodeSend, ip: string): Promise<boolean> {
    if (target.purpose === 'phone' && !this.codes.reaches(target.destination)) return false;
    return (await this.codes.tryCountFrom(ip, target)) && this.codes.tryConsumeSend(target);
  }

  /** A repeated submission gets the same response as the first, and a changed one learns what became of the first. */
  private async once(form: RegisterRequest, prepared: Registrant & Prepared): Promise<Registered> {
    const request = { scope: SCOPE, key: prepared.idempotencyKey, body: form };
    try {
      return await this.database.transaction((manager) =>
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
    { ip, userAgent, formMark, language, passwordHash, targets, hint }: Registrant & Prepared,
  ): Promise<{ userId: string }> {
    const emailVerifiedAt = hint && this.clock.now();
    const phone = plainPhone(form.phone.trim());
    if (await this.accounts.isPhoneTaken(phone, manager)) throw refusedField('phone-taken', 'phone');
    const account = { email: form.email, phone, passwordHash, language, emailVerifiedAt };
    const { id, publicId } = await this.accounts.create(manager, account);
    if (hint) await this.identities.link(manager, { issuer: hint.issuer, subject: hint.subject, userId: id });
    await this.profiles.create(manager, id, form);
    if (hint) await this.checks.addressesProved(manager, id, 'service');
    if (form.visaStatus) await this.details.change(manager, id, { visaStatus: form.visaStatus });
    await this.identity.store(manager, id, form);
    if (form.relation && form.candidatePhone)
      await this.candidates.ask(manager, {
        userId: id,
        relation: form.relation,
        phone: plainPhone(form.candidatePhone.trim()),
      });
    await this.signals.registered(manager, id, { ip, userAgent, formMark });
    const versions = await this.legalTexts.versions(manager);
    await recordConsents(manager, { userId: id, ip, agreedAt: this.clock.now() }, versions);
    for (const target of targets) await this.codes.send(manager, { ...target, userId: id });
    return { userId: publicId };
  }

  /** R1: counts only for exactly the address that the identity service verified. */
  private hintFor({ identityToken, email }: RegisterRequest): RegistrationHint | null {
    const hint = this.hints.open(identityToken);
    return hint?.email === normalEmail(email) ? hint : null;
  }
}

/** R78: the SMS waits until the email is verified, here or by the identity service. */
const firstTarget = (form: RegisterRequest, hint: RegistrationHint | null): CodeSend => ({
  ...(hint
    ? { purpose: 'phone', destination: plainPhone(form.phone.trim()) }
    : { purpose: 'email', destination: normalEmail(form.email) }),
  userId: null,
  emailVerified: hint !== null,
});
