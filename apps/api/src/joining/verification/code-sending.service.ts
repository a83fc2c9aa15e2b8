/** R11, R52: 60 s (abroad 120) between two codes, 5 sends a day per address, limits per network address. */
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { CodesService, type CodeTarget } from '../../people/codes/codes.service.js';
import { refuseWithin, resendSeconds } from '../../people/codes/codes.policy.js';
import { bySms, type SendTarget } from '../../people/codes/send-limits.js';
import type { CodePurpose } from '../../people/codes/verification-code.entity.js';

@Injectable()
export class CodeSending {
  constructor(
    private readonly codes: CodesService,
    private readonly accounts: AccountsService,
    private readonly limits: Limits,
    private readonly database: DataSource,
  ) {}

  /**
   * Sends another code. Returns the seconds until the next one may be requested.
   * @throws AppError sms-not-there, otp-send-failed within the cooldown, too-many-requests beyond a limit
   */
  async resend(target: CodeTarget & SendTarget, ip: string): Promise<number> {
    const { manager } = this.database;
    if (this.isOutOfReach(target)) throw new AppError('sms-not-there');
    refuseWithin(await this.codes.resendAfter(manager, target));
    await this.limits.count('code-send-address', ip);
    await this.codes.countFrom(ip, target);
    await this.codes.countSend(target);
    await this.sendCounted(target);
    return resendSeconds(target);
  }

  /**
   * R78: the SMS of a registration, once its mailbox is verified. Without it, the phone step offers one.
   * @returns whether it was sent
   */
  async sendFirst(target: CodeTarget & SendTarget, ip: string): Promise<boolean> {
    if (this.isOutOfReach(target)) return false;
    if ((await this.codes.resendAfter(this.database.manager, target)) > 0) return false;
    if (!(await this.codes.tryCountFrom(ip, target)) || !(await this.codes.tryConsumeSend(target))) return false;
    await this.sendCounted(target);
    return true;
  }

  private isOutOfReach(target: CodeTarget): boolean {
    return bySms(target) && !this.codes.reaches(target.destination);
  }

  private async sendCounted(target: CodeTarget & SendTarget): Promise<void> {
    try {
      await this.database.transaction((manager) => this.send(manager, target));
    } catch (error) {
      // Several parallel clicks send one code; the rest must not use up the address's daily quota.
      await this.codes.refundSend(target);
      throw error;
    }
  }

  private async send(manager: EntityManager, target: CodeTarget): Promise<void> {
    await this.accounts.lock(manager, target.userId);
    refuseWithin(await this.codes.resendAfter(manager, target));
    await this.codes.send(manager, target);
  }
}

/** The addresses that an account has from the start. */
export type ConfirmedPurpose = Extract<CodePurpose, 'email' | 'phone'>;

export const isConfirmed = (user: User, purpose: ConfirmedPurpose): boolean =>
  (purpose === 'email' ? user.emailVerifiedAt : user.phoneVerifiedAt) !== null;

export const targetOf = (user: User, purpose: ConfirmedPurpose): CodeTarget & SendTarget => ({
  userId: user.id,
  purpose,
  destination: purpose === 'email' ? user.email : user.phone,
  emailVerified: user.emailVerifiedAt !== null,
});
