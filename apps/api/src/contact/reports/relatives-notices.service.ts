/** C1: "Somebody wrote about me": the email address is proved by a code, then the team has 30 days to answer. */
import type {
  RelativesNoticeAnswer,
  RelativesNoticeConfirmation,
  RelativesNoticeRequest,
  RelativesNoticeTicket,
} from '@kalyanam/shared/contracts/relatives-notice';
import { mailboxOf } from '@kalyanam/shared/base/email';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { plainText } from '@kalyanam/shared/base/plain-text';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource, LessThan, IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { canonicalJson, isDigestOf, keyedDigest } from '../../platform/crypto/digest.js';
import { publicIdOf } from '../../platform/crypto/public-id.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import type { ClientInfo } from '../../platform/http/client.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { newCode } from '../../people/codes/codes.policy.js';
import { acceptedSecrets } from '../../platform/config/secrets.js';
import { Settings } from '../../platform/config/settings.js';
import { Outbox } from '../../people/outbox/outbox.service.js';
import { answerDue, RelativesNotice, ticketOf } from './relatives-notice.entity.js';

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 365 * DAY_SECONDS;

/** The only writer of `relatives_notices`. */
const COUNTED = { userId: null, counted: 'relatives-notice-mailbox' } as const;

@Injectable()
export class RelativesNotices {
  constructor(
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly limits: Limits,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** The same form within a minute is one notice, with one mail. @throws AppError too-many-requests */
  async write(
    form: RelativesNoticeRequest,
    { ip }: ClientInfo,
    language: Language,
  ): Promise<Answer<RelativesNoticeAnswer>> {
    await this.limits.count('relatives-notice-address', ip);
    await this.limits.count('relatives-notice-mailbox', mailboxOf(form.email));
    const minute = String(Math.floor(this.clock.now().getTime() / (LIMITS.resendSeconds * 1000)));
    const notice = publicIdOf(this.hash('form', minute, canonicalJson(form)));
    await this.database.transaction((manager) => this.keep(manager, notice, form, language));
    return { notice };
  }

  /**
   * The same code confirms again, so that a second press does no harm.
   * @throws AppError invalid-otp, code-expired, code-locked
   */
  async confirm({ notice, code }: RelativesNoticeConfirmation): Promise<Answer<RelativesNoticeTicket>> {
    const counted = await this.database.manager.increment(
      RelativesNotice,
      { publicId: notice, tries: LessThan(LIMITS.codeTries) },
      'tries',
      1,
    );
    const row = await this.database.manager.findOneBy(RelativesNotice, { publicId: notice });
    if (!row) throw new AppError('invalid-otp');
    if (counted.affected !== 1) throw new AppError('code-locked');
    if (row.createdAt < this.clock.inSeconds(-LIMITS.codeMinutes * 60)) throw new AppError('code-expired');
    const secrets = acceptedSecrets(this.settings.secrets, 'codes');
    if (!isDigestOf(row.codeHash, secrets, 'relatives-notice', notice, code)) throw new AppError('invalid-otp');
    const confirmedAt = row.confirmedAt ?? this.clock.now();
    const answeredBy = answerDue(confirmedAt);
    const ticket = ticketOf({ id: row.id, confirmedAt });
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.update(
        RelativesNotice,
        { id: row.id, confirmedAt: IsNull() },
        { confirmedAt },
      );
      if (affected === 1) await this.tell(manager, row, 'relatives-received', { ticket });
    });
    return { ticket, answeredBy: answeredBy.toISOString() };
  }

  /** The team's answer; whether it was the first. */
  async answer(manager: EntityManager, row: RelativesNotice, answer: string, adminId: number): Promise<boolean> {
    const settled = { answer, answeredBy: adminId, answeredAt: this.clock.now() };
    const { affected } = await manager.update(RelativesNotice, { id: row.id, answeredAt: IsNull() }, settled);
    if (affected !== 1 || !row.confirmedAt) return false;
    const ticket = ticketOf({ id: row.id, confirmedAt: row.confirmedAt });
    await this.tell(manager, row, 'relatives-answered', { ticket, notes: answer });
    return true;
  }

  /** Unconfirmed messages go after a day, answered ones after a year. */
  @Cron(CronExpression.EVERY_HOUR)
  async forgetOld(): Promise<void> {
    const { manager } = this.database;
    const [aDayAgo, aYearAgo] = [this.clock.inSeconds(-DAY_SECONDS), this.clock.inSeconds(-YEAR_SECONDS)];
    await manager.delete(RelativesNotice, { confirmedAt: IsNull(), createdAt: LessThan(aDayAgo) });
    await manager.delete(RelativesNotice, { answeredAt: LessThan(aYearAgo) });
  }

  private async keep(
    manager: EntityManager,
    notice: string,
    { email, what }: RelativesNoticeRequest,
    language: Language,
  ): Promise<void> {
    const code = this.settings.fixedCode ?? newCode();
    const createdAt = this.clock.now();
    const row = { publicId: notice, email, language, what: plainText(what), createdAt };
    const kept = await manager
      .createQueryBuilder()
      .insert()
      .into(RelativesNotice)
      .values({ ...row, codeHash: this.hash(notice, code) })
      .orIgnore()
      .updateEntity(false)
      .execute();
    if ((kept.raw as { affectedRows: number }).affectedRows === 0) return;
    const expiresAt = this.clock.inSeconds(LIMITS.codeMinutes * 60);
    await this.outbox.add(manager, {
      ...{ ...COUNTED, channel: 'email', template: 'relatives-code', destination: email, language, expiresAt },
      values: { code },
    });
  }

  private tell(
    manager: EntityManager,
    { email, language }: RelativesNotice,
    template: 'relatives-received' | 'relatives-answered',
    values: Record<string, string>,
  ): Promise<void> {
    return this.outbox.add(manager, { ...COUNTED, channel: 'email', template, destination: email, language, values });
  }

  private hash(...parts: readonly string[]): Buffer {
    return keyedDigest(this.settings.secrets.codes, 'relatives-notice', ...parts);
  }
}
