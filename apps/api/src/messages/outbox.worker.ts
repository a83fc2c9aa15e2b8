import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../common/clock.js';
import { reasonOf } from '../common/errors/app-error.js';
import { Jobs } from '../common/jobs.js';
import { Meters } from '../common/meters.js';
import { WorkSlots } from '../common/work-slots.js';
import { Settings } from '../config/settings.js';
import { Carriers } from './carriers.js';
import { MailComposers } from './mail-composers.js';
import { OutboxContent } from './outbox-content.js';
import type { OutboxMessage } from './outbox-message.entity.js';
import { OutboxRepository } from './outbox.repository.js';
import { messageReason } from './message-reason.js';
import { backoffSeconds, hasExpired, mayRetry } from './sending.policy.js';

const LOOK_EVERY_MS = 2000;
const BATCH = 20;
const LEASE_SECONDS = 60;
const KEEP_SECONDS = 30 * 86_400;
const JOB = 'OutboxWorker.sendDue';

/** Sends due messages. Several processes may share the outbox: each message is leased to one of them. */
@Injectable()
export class OutboxWorker implements BeforeApplicationShutdown {
  private readonly log = new Logger('Outbox');
  /** Mails written at sending ask the database a good deal: one after the other, members wait less behind them. */
  private readonly pen = new WorkSlots(1, BATCH);
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | null = null;
  private again = false;
  private stopped = false;

  constructor(
    private readonly messages: OutboxRepository,
    private readonly carriers: Carriers,
    private readonly composers: MailComposers,
    private readonly content: OutboxContent,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly meters: Meters,
    private readonly jobs: Jobs,
  ) {}

  /** Serving processes start it; commands that queue messages leave the sending to those. */
  start(): void {
    this.jobs.watch(JOB, LOOK_EVERY_MS / 1000);
    this.timer = setInterval(() => this.kick(), LOOK_EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.working;
  }

  /** Checks for due messages now, or once more after the current run. */
  kick(): void {
    if (this.stopped) return;
    if (this.working) {
      this.again = true;
      return;
    }
    this.working = this.jobs
      .run(JOB, () => this.sendDue())
      .catch((error: unknown) => this.log.warn(`The outbox could not be processed: ${reasonOf(error)}`))
      .finally(() => {
        this.working = null;
        if (!this.again) return;
        this.again = false;
        this.kick();
      });
  }

  /** Resolves when no message is being sent. */
  async idle(): Promise<void> {
    while (this.working) await this.working;
  }

  @Cron(CronExpression.EVERY_HOUR)
  async forgetOld(): Promise<void> {
    await this.messages.removeDoneBefore(this.clock.inSeconds(-KEEP_SECONDS));
  }

  private async sendDue(): Promise<void> {
    let batch: OutboxMessage[];
    do {
      batch = await this.messages.lease(
        this.clock.now(),
        this.clock.inSeconds(LEASE_SECONDS),
        BATCH,
        this.composers.missing,
      );
      await Promise.all(batch.map((message) => this.send(message)));
    } while (batch.length === BATCH && !this.stopped);
  }

  private async send(message: OutboxMessage): Promise<void> {
    if (hasExpired(message, this.clock.now())) return this.drop(message, 'expired');
    let written: OutboxMessage | null;
    try {
      written = await this.written(message);
      if (written) await this.carriers.send(written);
    } catch (error) {
      const reason = reasonOf(error);
      this.log.warn(`${message.channel} ${message.publicId} (${message.template}) was not sent: ${reason}`);
      return this.failed(message, reason);
    }
    if (!written) return this.drop(message, 'nothing left to say');
    await this.messages.update(message, { sentAt: this.clock.now(), sealed: written.sealed, ...this.done() });
    this.tally(message, 'sent', 'none');
  }

  /** The message as it leaves; null where nothing is left of it. */
  private async written(message: OutboxMessage): Promise<OutboxMessage | null> {
    const composer = this.composers.of(message.template);
    if (!composer || message.userId === null || !message.sealed) return message;
    const { userId, publicId, sealed } = message;
    const content = await this.pen.run(() => composer.write(userId, this.content.open(publicId, sealed)));
    return content && { ...message, sealed: this.content.seal(publicId, content) };
  }

  private failed(message: OutboxMessage, lastError: string): Promise<void> {
    if (!mayRetry(message)) return this.drop(message, lastError);
    const nextTryAt = this.clock.inSeconds(backoffSeconds(message.tries));
    this.tally(message, 'failed', lastError);
    return this.messages.update(message, { nextTryAt, lastError });
  }

  private async drop(message: OutboxMessage, lastError: string): Promise<void> {
    const { publicId, template, sealed } = message;
    if (sealed) await this.composers.of(template)?.dropped(this.content.open(publicId, sealed));
    await this.messages.update(message, { droppedAt: this.clock.now(), lastError, ...this.done() });
    this.tally(message, 'dropped', lastError);
  }

  private tally({ channel }: OutboxMessage, outcome: 'sent' | 'failed' | 'dropped', reason: string): void {
    this.meters.count('messages_total', { channel, outcome, reason: messageReason(reason) });
  }

  private done(): Partial<OutboxMessage> {
    return { nextTryAt: null, ...(this.settings.production && { sealed: null }) };
  }
}
