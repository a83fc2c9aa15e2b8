/**
 * R2: a new email address or mobile number takes effect once a code sent there verifies it. R52: a number that no SMS
 * reaches is only stated, beside the verified one that families ring.
 */
import type { AccountAnswer, AddressChangeAnswer } from '@kalyanam/shared/contracts/account';
import { plainPhone } from '@kalyanam/shared/base/phone';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsService, normalEmail } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { User } from '../../people/accounts/user.entity.js';
import { ExternalIdentities } from '../../joining/sign-in/issuer/external-identities.service.js';
import { PasswordResets } from '../../joining/sign-in/reset/password-reset.service.js';
import { AppError, refusedField } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { RegistrationSignals } from '../../joining/registration-signals/registration-signals.service.js';
import { CodeSending } from '../../joining/verification/code-sending.service.js';
import { CodesService } from '../../people/codes/codes.service.js';
import type { VerificationCode } from '../../people/codes/verification-code.entity.js';
import { VerificationService } from '../../joining/verification/verification.service.js';
import { AccountPage } from './account-page.service.js';
import { AddressNotices } from './address-notices.service.js';
import { OwnPassword } from './own-password.service.js';

export type AddressKind = 'email' | 'phone';

@Injectable()
export class AddressChanges {
  constructor(
    private readonly accounts: AccountsService,
    private readonly ownPassword: OwnPassword,
    private readonly codes: CodesService,
    private readonly sending: CodeSending,
    private readonly resets: PasswordResets,
    private readonly identities: ExternalIdentities,
    private readonly verification: VerificationService,
    private readonly notices: AddressNotices,
    private readonly signals: RegistrationSignals,
    private readonly page: AccountPage,
    private readonly limits: Limits,
    private readonly database: DataSource,
  ) {}

  /**
   * Sends a code to the new address. R7: whether it is taken is revealed only after a correct password, and so few
   * times a day that no one can find out who is a member.
   * @throws AppError wrong-password, same-address, email-first, email-taken or phone-taken, otp-send-failed,
   * too-many-requests
   */
  async ask(
    caller: MemberPrincipal,
    kind: AddressKind,
    { typed, password }: { typed: string; password: string },
    ip: string,
  ): Promise<Answer<AddressChangeAnswer>> {
    const user = await this.ownPassword.requirePassword(caller, password);
    const address = kind === 'email' ? normalEmail(typed) : plainPhone(typed.trim());
    if (user[kind] === address || (kind === 'phone' && user.phoneAbroad === address))
      throw refusedField('same-address', kind);
    // R60: an SMS to a number of their choice costs strangers a mailbox. A mistyped email is corrected without one.
    if (kind === 'phone' && !user.emailVerifiedAt) throw new AppError('email-first');
    await this.limits.count('address-change-member', String(user.id));
    await this.limits.count('address-change-address', ip);
    if (await this.isTaken(kind, address)) throw refusedField(`${kind}-taken`, kind);
    if (kind === 'phone' && !this.codes.reaches(address)) return this.state(user.id, address);
    return this.send(user, kind, address, ip);
  }

  /**
   * R52: asks for the number that families ring, where no SMS reaches the account's own, which is not verified.
   * @throws AppError changed-meanwhile, email-first, phone-taken, otp-send-failed, too-many-requests
   */
  async askFamilyPhone({ userId }: MemberPrincipal, typed: string, ip: string): Promise<Answer<AddressChangeAnswer>> {
    const user = await this.accounts.byId(userId);
    if (!user || !this.isOutOfReach(user)) throw new AppError('changed-meanwhile');
    if (!user.emailVerifiedAt) throw new AppError('email-first');
    const phone = plainPhone(typed.trim());
    await this.limits.count('address-change-member', String(user.id));
    await this.limits.count('address-change-address', ip);
    if (await this.accounts.isPhoneTaken(phone)) throw refusedField('phone-taken', 'phone');
    return this.send(user, 'phone', phone, ip);
  }

  /** R52: takes the stated number away; the one that families ring stays. */
  async removePhoneAbroad(caller: MemberPrincipal): Promise<Answer<AccountAnswer>> {
    await this.database.transaction(async (manager) => {
      const user = await this.lock(manager, caller.userId);
      await this.accounts.statePhone(manager, user.id, { phoneAbroad: null });
    });
    return this.page.read(caller);
  }

  /** @throws AppError invalid-otp, code-expired, email-taken or phone-taken */
  async confirm(caller: MemberPrincipal, kind: AddressKind, typedCode: string): Promise<Answer<AccountAnswer>> {
    const { userId } = caller;
    const purpose = `new-${kind}` as const;
    const destination = await this.codes.waitingAt(userId, purpose);
    if (destination === null) throw new AppError('code-expired');
    const code = await this.codes.evaluate({ userId, purpose, destination }, typedCode.trim());
    await this.database.transaction((manager) => this.accept(manager, kind, code));
    return this.page.read(caller);
  }

  private async send(user: User, kind: AddressKind, destination: string, ip: string) {
    const emailVerified = user.emailVerifiedAt !== null;
    const target = { userId: user.id, purpose: `new-${kind}`, destination, emailVerified } as const;
    return { message: 'OTP sent successfully', resendAfter: await this.sending.resend(target, ip) };
  }

  /** No code gets there, so it takes effect immediately, and verifies nothing. */
  private async state(userId: number, phone: string): Promise<Answer<AddressChangeAnswer>> {
    await this.database.transaction(async (manager) => {
      const user = await this.lock(manager, userId);
      await this.accounts.statePhone(manager, userId, this.isOutOfReach(user) ? { phone } : { phoneAbroad: phone });
      await this.notices.phoneStated(manager, user, phone);
    });
    return { message: 'Number saved', resendAfter: 0, stated: true };
  }

  private isOutOfReach({ phone, phoneVerifiedAt }: User): boolean {
    return phoneVerifiedAt === null && !this.codes.reaches(phone);
  }

  private async isTaken(kind: AddressKind, address: string): Promise<boolean> {
    return kind === 'phone' ? this.accounts.isPhoneTaken(address) : (await this.accounts.byEmail(address)) !== null;
  }

  private async accept(manager: EntityManager, kind: AddressKind, code: VerificationCode): Promise<void> {
    const user = await this.lock(manager, code.userId);
    await this.codes.consume(manager, code);
    if (kind === 'email') {
      await this.accounts.setAddress(manager, user.id, { email: code.destination });
      await this.resets.revoke(manager, user.id);
      await this.identities.unlink(manager, user.id);
      await this.notices.emailChanged(manager, user, code.destination);
    } else {
      await this.accounts.setAddress(manager, user.id, {
        phone: code.destination,
        phoneAbroad: this.keptAbroad(user, code),
      });
      await this.signals.phoneChanged(manager, user.id);
      await this.notices.phoneChanged(manager, user, code.destination);
    }
    await this.verification.confirmed(manager, user.id);
  }

  /** The own number stays beside the one that families ring, until it is verified itself. */
  private keptAbroad(user: User, { destination }: VerificationCode): string | null {
    const stated = this.isOutOfReach(user) ? user.phone : user.phoneAbroad;
    return stated === destination ? null : stated;
  }

  private async lock(manager: EntityManager, userId: number): Promise<User> {
    const user = await this.accounts.lockOrThrow(manager, userId, 'session-ended');
    return user;
  }
}
