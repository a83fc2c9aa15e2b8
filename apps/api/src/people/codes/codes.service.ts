import { randomBytes } from 'node:crypto';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { phoneCountry } from '@kalyanam/shared/base/phone';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { isDigestOf, keyedDigest, sha256 } from '../../platform/crypto/digest.js';
import { AppError } from '../../platform/errors/app-error.js';
import { isRefusal, Limits } from '../../platform/limits/limits.service.js';
import { acceptedSecrets } from '../../platform/config/secrets.js';
import { Settings } from '../../platform/config/settings.js';
import { Outbox, type NewMessage } from '../outbox/outbox.service.js';
import { countsOf, isSmsAbroad, type SendCount, type SendTarget } from './send-limits.js';
import { attemptsAllowed, isLiveCode, newCode, resendSeconds, secondsUntilResend } from './codes.policy.js';
import { CodesRepository } from './codes.repository.js';
import type { CodePurpose, VerificationCode } from './verification-code.entity.js';

const DAY_SECONDS = 86_400;

const MESSAGES = {
  email: { channel: 'email', template: 'email-code' },
  phone: { channel: 'sms', template: 'phone-code' },
  'new-email': { channel: 'email', template: 'new-email-code' },
  'new-phone': { channel: 'sms', template: 'phone-code' },
  'work-email': { channel: 'email', template: 'work-email-code' },
  candidate: { channel: 'sms', template: 'candidate-consent' },
  'candidate-own': { channel: 'sms', template: 'phone-code' },
  'candidate-email': { channel: 'email', template: 'new-email-code' },
  'desk-phone': { channel: 'sms', template: 'phone-code' },
  'desk-email': { channel: 'email', template: 'new-email-code' },
} as const satisfies Record<CodePurpose, Pick<NewMessage, 'channel' | 'template'>>;

/** Where a code is sent and what it verifies. */
export interface CodeTarget {
  userId: number;
  purpose: CodePurpose;
  destination: string;
  /** Where anyone may ask: the token that opens this code alone, and the network that asked. */
  attempt?: { readonly token: string; readonly network: string; readonly isKnown: boolean };
  /** Values in the text other than the code. */
  values?: Readonly<Record<string, string>>;
}

/** The only writer of `verification_codes`: sends codes, checks them, uses them up. */
@Injectable()
export class CodesService {
  constructor(
    private readonly codes: CodesRepository,
    private readonly outbox: Outbox,
    private readonly limits: Limits,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** R52: whether a code by SMS gets to this number. */
  reaches(phone: string): boolean {
    const country = phoneCountry(phone);
    return country !== null && this.settings.sms.countries.includes(country);
  }

  /** R52: SMS abroad are few for one network address, across all accounts. @throws AppError too-many-requests */
  async countFrom(ip: string, target: Pick<SendTarget, 'purpose' | 'destination'>): Promise<void> {
    if (isSmsAbroad(target)) await this.limits.count('sms-abroad-address', ip);
  }

  async tryCountFrom(ip: string, target: Pick<SendTarget, 'purpose' | 'destination'>): Promise<boolean> {
    return !isSmsAbroad(target) || this.limits.tryConsume('sms-abroad-address', ip);
  }

  /**
   * Counts one send in advance; refused ones are not counted. Stored separately from the rows of codes, which are
   * deleted with the account.
   * @throws AppError too-many-requests, sms-budget-spent, busy
   */
  async countSend(target: SendTarget): Promise<void> {
    const counted: SendCount[] = [];
    for (const count of countsOf(target))
      try {
        await this.limits.countWithin(count.name, count.key);
        counted.push(count);
      } catch (error) {
        await this.refund(counted);
        throw isRefusal(error) ? new AppError(count.refusal, (error as AppError).extras) : error;
      }
  }

  /** Whether one more may be sent; counts it if so. @throws AppError busy */
  async tryConsumeSend(target: SendTarget): Promise<boolean> {
    try {
      await this.countSend(target);
      return true;
    } catch (error) {
      if (isRefusal(error) || isBudgetSpent(error)) return false;
      throw error;
    }
  }

  /** The rest of the day's SMS: of all, of those to accounts without a verified email, of those abroad. */
  smsLeft(budget: 'sms-send-all' | 'sms-send-unverified' | 'sms-abroad-all'): Promise<number> {
    return this.limits.left(budget, 'all');
  }

  /** Refunds a send that did not happen. */
  refundSend(target: SendTarget): Promise<void> {
    return this.refund(countsOf(target));
  }

  /** Sends a new code, which replaces the older ones. Callers must lock the account's row. */
  async send(manager: EntityManager, target: CodeTarget): Promise<void> {
    const { userId, purpose, destination, attempt } = target;
    const code = this.settings.fixedCode ?? newCode();
    const linkToken = purpose === 'email' ? randomBytes(32).toString('base64url') : null;
    const token = attempt?.token ?? linkToken;
    const expiresAt = this.clock.inSeconds(LIMITS.codeMinutes * 60);
    const older = await this.codes.latest(target, manager);
    if (older) await this.codes.expire(manager, older.id, this.clock.now());
    await this.codes.insert(manager, {
      ...{ userId, purpose, destination },
      codeHash: this.hash(target, code),
      linkHash: token === null ? null : sha256(token),
      network: attempt?.network ?? null,
      createdAt: this.clock.now(),
      expiresAt,
    });
    // An SMS template accepts only its own variables.
    const values: Record<string, string> = { ...target.values, code };
    if (linkToken !== null) values['link'] = `${this.settings.memberUrl}/verify?token=${linkToken}`;
    await this.outbox.add(manager, { userId, destination, expiresAt, ...MESSAGES[purpose], values });
  }

  /** Where the live code of a purpose was sent; null if there is none. */
  async waitingAt(userId: number, purpose: CodePurpose): Promise<string | null> {
    const latest = await this.codes.latest({ userId, purpose });
    return latest && isLiveCode(latest, this.clock.now()) ? latest.destination : null;
  }

  /** Seconds until another code may be sent. */
  async resendAfter(manager: EntityManager, target: CodeTarget): Promise<number> {
    const latest = await this.codes.latest(target, manager);
    return secondsUntilResend(latest?.createdAt, this.clock.now(), resendSeconds(target));
  }

  /** Seconds until the code that is valid now may be followed by another; null if none is. */
  async waitAfter(target: CodeTarget): Promise<number | null> {
    const latest = await this.codes.latest(target);
    const now = this.clock.now();
    if (!latest || latest.destination !== target.destination || !isLiveCode(latest, now)) return null;
    return secondsUntilResend(latest.createdAt, now, resendSeconds(target));
  }

  /** The code matching these digits; counts the attempt. @throws AppError code-expired, code-locked or invalid-otp */
  async evaluate(target: CodeTarget, digits: string): Promise<VerificationCode> {
    const { attempt, userId } = target;
    const code = await (attempt ? this.codes.byLink(userId, sha256(attempt.token)) : this.codes.latest(target));
    if (code?.purpose !== target.purpose || code.destination !== target.destination || code.usedAt)
      throw new AppError('invalid-otp');
    if (!isLiveCode(code, this.clock.now())) throw new AppError('code-expired');
    const allowed = attemptsAllowed(await this.codes.attemptsOnOthers(code, this.clock.inSeconds(-DAY_SECONDS)));
    if (!(await this.codes.countAttempt(code.id, allowed, this.clock.now()))) throw new AppError('code-locked');
    if (!this.fits(code.codeHash, target, digits)) throw new AppError('invalid-otp');
    return code;
  }

  /** Asked again too early, the code that is on its way belongs to the new attempt of the same network. */
  async takeUp(target: CodeTarget & Required<Pick<CodeTarget, 'attempt'>>): Promise<void> {
    const latest = await this.codes.latest(target);
    if (latest) await this.codes.relink(latest.id, sha256(target.attempt.token));
  }

  /** Whether a code that was sent to this place has lately been entered from this network. */
  wasEnteredFrom(destination: string, network: string): Promise<boolean> {
    return this.codes.wasUsedFrom(destination, network);
  }

  /** The code behind a mailed link. @throws AppError email-verification-failed */
  async ofLink(target: CodeTarget, linkToken: string): Promise<VerificationCode> {
    const code = await this.codes.byLink(target.userId, sha256(linkToken));
    if (!code || code.destination !== target.destination || !isLiveCode(code, this.clock.now()))
      throw new AppError('email-verification-failed');
    return code;
  }

  /** Uses a code up. @throws AppError invalid-otp when another request was faster */
  async consume(manager: EntityManager, code: VerificationCode): Promise<void> {
    if (!(await this.codes.consume(manager, code.id, this.clock.now()))) throw new AppError('invalid-otp');
  }

  @Cron(CronExpression.EVERY_HOUR)
  async forgetOld(): Promise<void> {
    await this.codes.removeBefore(this.clock.inSeconds(-2 * DAY_SECONDS));
  }

  private async refund(counts: readonly SendCount[]): Promise<void> {
    for (const { name, key } of counts) await this.limits.refund(name, key);
  }

  private fits(hash: Buffer, { purpose, userId, destination }: CodeTarget, digits: string): boolean {
    const secrets = acceptedSecrets(this.settings.secrets, 'codes');
    return isDigestOf(hash, secrets, purpose, String(userId), destination, digits);
  }

  private hash({ purpose, userId, destination }: CodeTarget, code: string): Buffer {
    return keyedDigest(this.settings.secrets.codes, purpose, String(userId), destination, code);
  }
}

const isBudgetSpent = (error: unknown): boolean => error instanceof AppError && error.code === 'sms-budget-spent';
