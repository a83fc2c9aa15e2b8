import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../../platform/time/clock.js';
import { reasonOf } from '../../platform/errors/app-error.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Meters } from '../../platform/jobs/meters.js';
import { OneAtATime } from '../../platform/jobs/one-at-a-time.js';
import { WorkSlots } from '../../platform/jobs/work-slots.js';
import { Settings } from '../../platform/config/settings.js';
import { isDatabaseAway } from '../../platform/database/errors.js';
import { Carriers } from './carriers.js';
import { MailComposers } from './mail-composers.js';
import { OutboxContent } from './outbox-content.js';
import { CHANNELS, type Channel, type OutboxMessage } from './outbox-message.entity.js';
import { OutboxRepository, type LeasedMessage } from './outbox.repository.js';
import { messageReason } from './message-reason.js';
import { backoffSeconds, hasExpired, mayRetry } from './sending.policy.js';

const LOOK_EVERY_MS = 2000;
const BATCH = 20;
const LEASE_SECONDS = 20;
const RENEW_EVERY_MS = 6000;
const KEEP_SECONDS = 30 * 86_400;
/** For a minute what was sent can be noted, while the database is away. */
const NOTE_TRIES = 120;
const NOTE_PAUSE_MS = 500;
/** After an absence of the database, for those to go first who have to note what they have sent. */
const GRACE_MS = 3000;
const JOB = 'OutboxWorker.sendDue';

/**
 * Sends due messages, each channel in a loop of its own: a mail server that hangs holds up no code by SMS. Several
 * processes may share the outbox: each message is leased to one of them, which renews the lease while it is at it. What
 * a killed process had begun is sent by another within 20 s.
 */
@Injectable()
export class OutboxWorker implements BeforeApplicationShutdown {
  private readonly log = new Logger('Outbox');
  /** Mails written at sending ask the database a good deal: one after the other, members wait less behind them. */
  private readonly pen = new WorkSlots(1, BATCH);
  /** A poll skips rows locked by another poll, even one for another channel; so run one at a time. */
  private readonly looks = new WorkSlots(1, CHANNELS.length);
  private readonly loops = CHANNELS.map((channel) => new OneAtATime(() => this.look(channel)));
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private databaseWasAway = false;

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
    await Promise.all(this.loops.map((loop) => loop.end()));
  }

  /** Checks for due messages now, or once more after the current run. */
  kick(): void {
    for (const loop of this.loops) void loop.run();
  }

  /** Resolves when no message is being sent. */
  async idle(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.idle()));
  }

  @Cron(CronExpression.EVERY_HOUR)
  async forgetOld(): Promise<void> {
    await this.messages.removeDoneBefore(this.clock.inSeconds(-KEEP_SECONDS));
  }

  private look(channel: Channel): Promise<void> {
    return this.jobs.run(JOB, () => this.sendDue(channel)).catch((error: unknown) => this.warn(error));
  }

  private async sendDue(channel: Channel): Promise<void> {
    if (this.databaseWasAway) await delay(GRACE_MS);
    let batch: LeasedMessage[];
    do {
      batch = await this.lease(channel);
      this.databaseWasAway = false;
      await this.sendAll(batch);
    } while (batch.length === BATCH && !this.stopped);
  }

  private lease(channel: Channel): Promise<LeasedMessage[]> {
    return this.looks.run(() =>
      this.messages.lease({
        channel,
        now: this.clock.now(),
        leasedUntil: this.clock.inSeconds(LEASE_SECONDS),
        limit: BATCH,
        without: this.composers.missing,
      }),
    );
  }

  private async sendAll(batch: readonly LeasedMessage[]): Promise<void> {
    const underWay = new Set(batch);
    const renew = () => this.messages.renew([...underWay], this.clock.inSeconds(LEASE_SECONDS));
    const renewing = setInterval(() => void renew().catch((error: unknown) => this.warn(error)), RENEW_EVERY_MS);
    const sendOne = async (message: LeasedMessage): Promise<void> => {
      await this.send(message).catch((error: unknown) => this.warn(error));
      underWay.delete(message);
    };
    await Promise.all(batch.map(sendOne));
    clearInterval(renewing);
  }

  private async send(message: LeasedMessage): Promise<void> {
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
    await this.note(message, { sentAt: this.clock.now(), sealed: this.kept(written.sealed), nextTryAt: null });
    this.tally(message, 'sent', 'none');
  }

  /** The message as it leaves; null where nothing is left of it. */
  private async written(message: OutboxMessage): Promise<OutboxMessage | null> {
    const composer = this.composers.forTemplate(message.template);
    if (!composer || message.userId === null || !message.sealed) return message;
    const { userId, publicId, sealed } = message;
    const content = await this.pen.run(() => composer.write(userId, this.content.open(publicId, sealed)));
    return content && { ...message, sealed: this.content.seal(publicId, content) };
  }

  private failed(message: LeasedMessage, lastError: string): Promise<void> {
    if (!mayRetry(message)) return this.drop(message, lastError);
    const nextTryAt = this.clock.inSeconds(backoffSeconds(message.tries));
    this.tally(message, 'failed', lastError);
    return this.note(message, { nextTryAt, lastError });
  }

  /** An operator may have it sent again (`npm run outbox`) while what it says may still be true. */
  private async drop(message: LeasedMessage, lastError: string): Promise<void> {
    const { publicId, template, sealed } = message;
    const composer = this.composers.forTemplate(template);
    if (sealed) await composer?.dropped(this.content.open(publicId, sealed));
    const isOver = lastError === 'expired' || lastError === 'nothing left to say' || composer !== undefined;
    const left = isOver ? this.kept(sealed) : sealed;
    await this.note(message, { droppedAt: this.clock.now(), lastError, sealed: left, nextTryAt: null });
    this.tally(message, 'dropped', lastError);
  }

  private tally({ channel }: OutboxMessage, outcome: 'sent' | 'failed' | 'dropped', reason: string): void {
    this.meters.count('messages_total', { channel, outcome, reason: messageReason(reason) });
  }

  /** Writes down what became of it. Where that fails, it would be sent a second time after the lease. */
  private async note(message: LeasedMessage, values: Partial<OutboxMessage>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.messages.update(message, values);
      } catch (error) {
        if (!isDatabaseAway(error) || attempt === NOTE_TRIES || this.stopped) throw error;
        this.databaseWasAway = true;
      }
      await delay(NOTE_PAUSE_MS);
    }
  }

  /** Development shows what was sent. */
  private kept(sealed: Buffer | null): Buffer | null {
    return this.settings.production ? null : sealed;
  }

  private warn(error: unknown): void {
    this.databaseWasAway ||= isDatabaseAway(error);
    this.log.warn(`The outbox could not be processed: ${reasonOf(error)}`);
  }
}
