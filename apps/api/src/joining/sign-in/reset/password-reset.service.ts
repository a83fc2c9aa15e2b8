/** R2: a new password by mailed link: single use, 30 minutes, ends all sessions. R7: requesting one reveals nothing. */
import type {
  ForgotPasswordRequest,
  MessageAnswer,
  ResetPasswordAnswer,
  ResetPasswordRequest,
} from '@kalyanam/shared/contracts/auth';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsService, normalEmail } from '../../../people/accounts/accounts.service.js';
import type { User } from '../../../people/accounts/user.entity.js';
import { Clock } from '../../../platform/time/clock.js';
import { keyedDigest, sameBytes, sha256 } from '../../../platform/crypto/digest.js';
import { publicId } from '../../../platform/crypto/public-id.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import type { Browser } from '../../../platform/http/known-browsers.js';
import { fromNetwork } from '../../../platform/http/network.js';
import { Limits } from '../../../platform/limits/limits.service.js';
import { Settings } from '../../../platform/config/settings.js';
import { Checks } from '../../../profiles/checks/checks.service.js';
import { ProfileDeletion } from '../../erasure/profile-deletion.service.js';
import { Outbox } from '../../../people/outbox/outbox.service.js';
import { ExternalIdentities } from '../issuer/external-identities.service.js';
import { PasswordsService } from '../../../people/passwords/passwords.service.js';
import { SessionsService } from '../../../people/sessions/sessions.service.js';
import { SignInLimits } from '../sign-in.limits.js';
import type { PasswordReset } from './password-reset.entity.js';
import { PasswordResetsRepository } from './password-resets.repository.js';

/** A mailbox gets one mail in this time, and a link is sent again only if it is good for as long. */
const AGAIN_SECONDS = LIMITS.resetAgainMinutes * 60;
/** Longer than the work for a known account. */
const ANSWER_AFTER_MS = 400;

/** The answer, and the account whose password is new; null where it was erased. */
interface ResetDone {
  answer: Answer<ResetPasswordAnswer>;
  account: string | null;
}

@Injectable()
export class PasswordResets {
  constructor(
    private readonly resets: PasswordResetsRepository,
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly identities: ExternalIdentities,
    private readonly checks: Checks,
    private readonly deletion: ProfileDeletion,
    private readonly outbox: Outbox,
    private readonly limits: Limits,
    private readonly guesses: SignInLimits,
    private readonly settings: Settings,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The same response after the same time, whether or not the account exists. */
  async ask({ email }: ForgotPasswordRequest, ip: string): Promise<Answer<MessageAnswer>> {
    await this.limits.count('reset-address', ip);
    await this.limits.count('reset-account', fromNetwork(normalEmail(email), ip));
    await Promise.all([this.sendLink(email), this.clock.pause(ANSWER_AFTER_MS)]);
    return { message: 'If this email address is registered, a link to choose a new password is on its way.' };
  }

  /**
   * The mailbox is proof enough to be known in this browser (R78). R101: it cannot prove who registered, so that an
   * account with nothing verified is changed or erased by its owner's word only, and the link stays good until then.
   * @throws AppError reset-link-invalid, registration-unclaimed, invalid-form; changed-meanwhile to erase what was
   * verified since
   */
  async reset(
    { token, password, registration }: ResetPasswordRequest,
    ip: string,
    browser: Browser,
  ): Promise<ResetDone> {
    const chosen = registration === 'not-mine' ? null : (password ?? '');
    if (chosen !== null) this.passwords.assertNotLeaked(chosen);
    await this.limits.count('reset-address', ip);
    const tokenHash = sha256(token.trim());
    const reset = await this.resets.findLive(tokenHash, this.clock.now());
    if (!reset) throw new AppError('reset-link-invalid');
    const passwordHash = chosen === null ? null : await this.passwords.hash(chosen, ip);
    const user = await this.database.transaction(async (manager) => {
      const locked = await this.accounts.lock(manager, reset.userId);
      if (!locked || !(await this.resets.use(manager, tokenHash, this.clock.now())))
        throw new AppError('reset-link-invalid');
      const unclaimed = isUnclaimed(locked);
      if (unclaimed && registration === undefined) throw new AppError('registration-unclaimed');
      if (isStrangersFamily(locked)) await this.deletion.eraseLocked(manager, locked);
      else if (passwordHash !== null) await this.change(manager, locked, passwordHash, unclaimed);
      else if (unclaimed) await this.deletion.eraseLocked(manager, locked);
      else throw new AppError('changed-meanwhile');
      return locked;
    });
    const { publicId, email } = user;
    await this.guesses.forgive({ email, ip, knownBrowser: browser.id });
    if (passwordHash === null || isStrangersFamily(user)) {
      await this.deletion.removeFiles();
      const message = 'Someone had started a registration with your email. We removed it; please register.';
      return { answer: { message, beginAnew: true, email }, account: null };
    }
    const answer: Answer<ResetPasswordAnswer> = isUnclaimed(user)
      ? {
          message: 'Your email is verified and your password is changed. Please log in to continue.',
          emailVerified: true,
        }
      : { message: 'Your password is changed. Please log in to continue.' };
    return { answer, account: publicId };
  }

  /** Invalidates links already sent: the password or the address they went to has changed. */
  revoke(manager: EntityManager, userId: number): Promise<void> {
    return this.resets.expireAll(manager, userId, this.clock.now());
  }

  @Cron(CronExpression.EVERY_HOUR)
  async forgetOld(): Promise<void> {
    await this.resets.removeExpiredBefore(this.clock.inSeconds(-86_400));
  }

  /** Silently skips an address that was just mailed, for every caller, and one that is no longer the member's. */
  private async sendLink(email: string): Promise<void> {
    const known = await this.accounts.byEmail(email);
    if (!known) return;
    await this.database.transaction(async (manager) => {
      const user = await this.accounts.lock(manager, known.id);
      if (user?.email !== known.email) return;
      const reset = await this.resetToMail(manager, known.id);
      if (!reset) return;
      const minutes = Math.round((reset.expiresAt.getTime() - this.clock.now().getTime()) / 60_000);
      const unclaimed = isUnclaimed(user);
      const asked = unclaimed ? '&registration=unclaimed' : '';
      const link = `${this.settings.memberUrl}/reset-password?token=${this.tokenOf(reset)}${asked}`;
      await this.outbox.add(manager, {
        userId: known.id,
        channel: 'email',
        template: unclaimed ? 'registration-reset' : 'password-reset',
        destination: known.email,
        values: { link, minutes: String(minutes) },
        expiresAt: reset.expiresAt,
      });
    });
  }

  /** R77: a link that is still good once more, else a new one; null when the last mail is a moment old. */
  private async resetToMail(manager: EntityManager, userId: number): Promise<PasswordReset | null> {
    const now = this.clock.now();
    const living = await this.resets.newestLive(manager, userId, now);
    if (living && living.sentAt > this.clock.inSeconds(-AGAIN_SECONDS)) return null;
    if (living && living.expiresAt >= this.clock.inSeconds(AGAIN_SECONDS) && this.isOurs(living)) {
      await this.resets.sentAgain(manager, living.id, now);
      return living;
    }
    const dates = { createdAt: now, sentAt: now, expiresAt: this.clock.inSeconds(LIMITS.resetMinutes * 60) };
    const reset = { id: publicId(), userId, ...dates, usedAt: null };
    const fresh = { ...reset, tokenHash: sha256(this.tokenOf(reset)) };
    await this.resets.insert(manager, fresh);
    return fresh;
  }

  /** Computed again for each mail: only its digest is kept. */
  private tokenOf({ id, userId, expiresAt }: Pick<PasswordReset, 'id' | 'userId' | 'expiresAt'>): string {
    const parts = [id, String(userId), expiresAt.toISOString()];
    return keyedDigest(this.settings.secrets.resetLinks, 'reset-link', ...parts).toString('base64url');
  }

  /** False where the secret has been replaced since. */
  private isOurs(reset: PasswordReset): boolean {
    return sameBytes(sha256(this.tokenOf(reset)), reset.tokenHash);
  }

  private async change(manager: EntityManager, user: User, passwordHash: string, unclaimed: boolean): Promise<void> {
    const { id, email } = user;
    await this.accounts.setPassword(manager, id, passwordHash);
    if (unclaimed) {
      await this.accounts.markEmailVerified(manager, id);
      await this.checks.addressesProved(manager, id);
    }
    await this.revoke(manager, id);
    await this.identities.unlink(manager, id);
    await this.sessions.endAll(manager, id, 'password-reset');
    const values = { support: this.settings.support.email };
    await this.outbox.add(manager, {
      userId: id,
      channel: 'email',
      template: 'password-changed',
      destination: email,
      values,
    });
  }
}

/** R101: nothing shows who registered it. */
const isUnclaimed = ({ emailVerifiedAt, phoneVerifiedAt, accountStatus }: User): boolean =>
  !emailVerifiedAt && !phoneVerifiedAt && accountStatus === 'active';

/**
 * A seat in a family group taken with an email that no one proved: the reader of that mailbox may be anyone, and gets
 * neither the seat nor an account that keeps the address from them.
 */
const isStrangersFamily = ({ kind, emailVerifiedAt }: User): boolean => kind === 'family' && !emailVerifiedAt;
