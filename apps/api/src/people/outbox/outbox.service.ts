import { isValueOf } from '@kalyanam/shared/base/vocabulary/option';
import { MAIL_CHOICES } from '@kalyanam/shared/base/vocabulary/mail-choices';
import { nameIn } from '@kalyanam/shared/base/person-name';
import { type Language } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { DeclinedMails } from '../accounts/declined-mails.repository.js';
import { Clock } from '../../platform/time/clock.js';
import { publicId } from '../../platform/crypto/public-id.js';
import type { LimitName } from '../../platform/config/limit-table.js';
import { OutboxContent } from './outbox-content.js';
import type { Channel } from './outbox-message.entity.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxWorker } from './outbox.worker.js';
import { requireWording, type Values } from './render.js';
import type { Template } from './wording/wording.js';

/**
 * R60: a message without an account names the limit at which its address was counted before; `own-address` is that of an
 * account which is deleted by the time of sending.
 */
type Reader = { userId: number } | { userId: null; counted: LimitName | 'own-address' };

export type NewMessage = Message & Reader;

interface Message {
  channel: Channel;
  template: Template;
  destination: string;
  /** `name` is the recipient's own, which a message in Telugu gives as the family writes it in Telugu. */
  values: Values;
  /** Not sent after this moment. */
  expiresAt?: Date;
  /** Nor before this one. */
  notBefore?: Date;
  /** The account's language by default. */
  language?: Language;
}

/** Queues mails and SMS in the transaction of their cause; the worker sends them right after it. */
@Injectable()
export class Outbox {
  private readonly writing = new WeakSet<QueryRunner>();

  constructor(
    private readonly messages: OutboxRepository,
    private readonly content: OutboxContent,
    private readonly worker: OutboxWorker,
    private readonly accounts: AccountsService,
    private readonly declined: DeclinedMails,
    private readonly clock: Clock,
    database: DataSource,
  ) {
    database.subscribers.push({ afterTransactionCommit: ({ queryRunner }) => this.committed(queryRunner) });
  }

  async add(manager: EntityManager, message: NewMessage): Promise<void> {
    await this.queue(manager, message);
  }

  /** Like `add`; the public id of the message, or null where the member does without it. */
  async queue(manager: EntityManager, message: NewMessage): Promise<string | null> {
    const { userId, channel, template, destination, expiresAt = null } = message;
    requireWording(template, channel, message.values);
    if (await this.isDeclined(manager, message)) return null;
    const id = publicId();
    const { language, values } = await this.forReader(manager, message);
    const now = this.clock.now();
    await this.messages.insert(manager, {
      publicId: id,
      userId,
      channel,
      template,
      destination,
      sealed: this.content.seal(id, { values, language }),
      createdAt: now,
      expiresAt,
      nextTryAt: message.notBefore ?? now,
    });
    if (manager.queryRunner) this.writing.add(manager.queryRunner);
    else this.worker.kick();
    return id;
  }

  /** A member does without the mails they declined; the app tells the same. */
  private async isDeclined(manager: EntityManager, { userId, channel, template }: NewMessage): Promise<boolean> {
    if (userId === null || channel !== 'email' || !isValueOf(MAIL_CHOICES, template)) return false;
    return this.declined.isDeclined(manager, userId, template);
  }

  private async forReader(
    manager: EntityManager,
    { userId, values, language: chosen }: NewMessage,
  ): Promise<{ language: Language; values: Values }> {
    const reader = userId === null ? null : await this.accounts.readerOf(manager, userId);
    const language = chosen ?? reader?.language ?? 'en';
    const { name } = values;
    if (name === undefined || !reader) return { language, values };
    return { language, values: { ...values, name: nameIn({ name, nameTe: reader.nameTe }, language) } };
  }

  private committed(runner: QueryRunner): void {
    if (runner.isTransactionActive || !this.writing.delete(runner)) return;
    this.worker.kick();
  }
}
