/** C7: a code to a work address shows employment; one to the own addresses renews what registration proved. */
import { CHECK_MESSAGES } from '@kalyanam/shared/topics/verification/checks';
import type { CheckCodeAnswer, MyChecksAnswer } from '@kalyanam/shared/contracts/fact-checks';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService, normalEmail } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { User } from '../../people/accounts/user.entity.js';
import { Checks } from '../../profiles/checks/checks.service.js';
import { CodesService, type CodeTarget } from '../../people/codes/codes.service.js';
import type { SendTarget } from '../../people/codes/send-limits.js';
import type { VerificationCode } from '../../people/codes/verification-code.entity.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { isDisposable } from '../../joining/registration-signals/disposable-email.js';
import { CodeSending, isConfirmed, targetOf } from '../../joining/verification/code-sending.service.js';
import { MyChecks } from './my-checks.service.js';

@Injectable()
export class MyCheckCodes {
  constructor(
    private readonly accounts: AccountsService,
    private readonly checks: Checks,
    private readonly codes: CodesService,
    private readonly sending: CodeSending,
    private readonly own: MyChecks,
  ) {}

  /** @throws AppError not-found, invalid-form, otp-send-failed within the cooldown, too-many-requests */
  async send(
    caller: MemberPrincipal,
    fact: string,
    email: string | undefined,
    ip: string,
  ): Promise<Answer<CheckCodeAnswer>> {
    const user = await this.account(caller);
    if (fact === 'employment') {
      if (!email) throw fieldError('email', MESSAGES.required);
      const destination = normalEmail(email);
      if (isDisposable(destination)) throw fieldError('email', CHECK_MESSAGES.workEmail);
      const proved = { emailVerified: user.emailVerifiedAt !== null };
      return this.sent({ userId: user.id, purpose: 'work-email', destination, ...proved }, ip);
    }
    if (email) throw fieldError('email', MESSAGES.unknownField);
    return this.sent(ownTarget(user, fact), ip);
  }

  /** @throws AppError not-found, invalid-otp, code-expired, code-locked */
  async confirm(caller: MemberPrincipal, fact: string, typedCode: string): Promise<Answer<MyChecksAnswer>> {
    const user = await this.account(caller);
    const target = fact === 'employment' ? await this.workTarget(user) : ownTarget(user, fact);
    const code = await this.codes.evaluate(target, typedCode.trim());
    await this.accounts.transaction((manager) => this.accept(manager, user.id, code));
    return this.own.read(caller);
  }

  private async accept(manager: EntityManager, userId: number, code: VerificationCode): Promise<void> {
    const user = await this.accounts.lockOrThrow(manager, userId, 'session-ended');
    await this.codes.consume(manager, code);
    if (code.purpose === 'work-email')
      return this.checks.made(manager, userId, [{ fact: 'employment', state: 'checked', method: 'code' }]);
    if (code.destination !== (code.purpose === 'email' ? user.email : user.phone))
      throw new AppError('changed-meanwhile');
    if (code.purpose === 'email') await this.accounts.markEmailVerified(manager, userId);
    else await this.accounts.markPhoneVerified(manager, userId);
    await this.checks.addressesProved(manager, userId);
  }

  private async sent(target: CodeTarget & SendTarget, ip: string): Promise<Answer<CheckCodeAnswer>> {
    return { resendAfter: await this.sending.resend(target, ip) };
  }

  private async workTarget({ id: userId }: User): Promise<CodeTarget> {
    const destination = await this.codes.waitingAt(userId, 'work-email');
    if (destination === null) throw new AppError('code-expired');
    return { userId, purpose: 'work-email', destination };
  }

  private async account({ userId }: MemberPrincipal): Promise<User> {
    const user = await this.accounts.byId(userId);
    if (!user) throw new AppError('session-ended');
    return user;
  }
}

/** One that was never proved is proved where registration ends. @throws AppError not-found, changed-meanwhile */
function ownTarget(user: User, fact: string): CodeTarget & SendTarget {
  if (fact !== 'email' && fact !== 'phone') throw new AppError('not-found');
  if (!isConfirmed(user, fact)) throw new AppError('changed-meanwhile');
  return targetOf(user, fact);
}
