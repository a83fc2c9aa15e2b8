import type { RegisterRequest } from '@kalyanam/shared/contracts/auth';
import { plainPhone } from '@kalyanam/shared/base/phone';
import { identityKindOf } from '@kalyanam/shared/topics/verification/identity.rules';
import { Injectable } from '@nestjs/common';
import { normalEmail } from '../../people/accounts/accounts.service.js';
import { CodesService } from '../../people/codes/codes.service.js';
import type { CodeSend } from '../../people/codes/send-limits.js';
import { PasswordsService } from '../../people/passwords/passwords.service.js';
import { fromNetwork } from '../../platform/http/network.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Clock } from '../../platform/time/clock.js';
import { IdentityService } from '../../profiles/identity-numbers/identity.service.js';
import { RegistrationHints, type RegistrationHint } from '../sign-in/issuer/registration-hints.service.js';

/** Everything decided before the transaction. */
export interface Prepared {
  readonly passwordHash: string;
  readonly hint: RegistrationHint | null;
  /** The moment at which the hint was accepted; null without one. */
  readonly emailVerifiedAt: Date | null;
  /** The first code to send, already counted. */
  readonly code: CodeSend | null;
}

/** What a form must pass before anything is written: checks, limits, and the costly hash. */
@Injectable()
export class RegistrationForm {
  constructor(
    private readonly identity: IdentityService,
    private readonly passwords: PasswordsService,
    private readonly limits: Limits,
    private readonly hints: RegistrationHints,
    private readonly codes: CodesService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError invalid-form, too-many-requests */
  async prepare(form: RegisterRequest, ip: string): Promise<Prepared> {
    this.identity.requireOffered(identityKindOf(form), 'identityKind');
    this.passwords.assertNotLeaked(form.password);
    await this.limits.count('register-phone', fromNetwork(plainPhone(form.phone.trim()), ip));
    await this.limits.count('register-address', ip);
    const passwordHash = await this.passwords.hash(form.password, ip);
    const hint = this.hintFor(form);
    // An address beyond its daily quota gets no code; the account is created all the same.
    const first = firstCode(form, hint);
    const code = (await this.maySend(first, ip)) ? first : null;
    return { passwordHash, hint, emailVerifiedAt: hint && this.clock.now(), code };
  }

  /** A failed registration with someone else's address must not use up that address's daily quota of codes. */
  async refund({ code }: Prepared): Promise<void> {
    if (code) await this.codes.refundSend(code);
  }

  /** R52: an SMS goes only where there is a way for it; the phone step says what takes its place. */
  private async maySend(code: CodeSend, ip: string): Promise<boolean> {
    if (code.purpose === 'phone' && !this.codes.reaches(code.destination)) return false;
    return (await this.codes.tryCountFrom(ip, code)) && this.codes.tryConsumeSend(code);
  }

  /** R1: counts only for exactly the address that the identity service verified. */
  private hintFor({ identityToken, email }: RegisterRequest): RegistrationHint | null {
    const hint = this.hints.open(identityToken);
    return hint?.email === normalEmail(email) ? hint : null;
  }
}

/** R78: the SMS waits until the email is verified, here or by the identity service. */
const firstCode = (form: RegisterRequest, hint: RegistrationHint | null): CodeSend => ({
  ...(hint
    ? { purpose: 'phone', destination: plainPhone(form.phone.trim()) }
    : { purpose: 'email', destination: normalEmail(form.email) }),
  userId: null,
  emailVerified: hint !== null,
});
