import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.js';
import { Settings } from '../../platform/config/settings.js';
import { MailComposers } from './mail-composers.js';
import { OutboxContent } from './outbox-content.js';
import type { OutboxMessage } from './outbox-message.entity.js';
import { OutboxRepository } from './outbox.repository.js';
import { outboxPage, type LaidOutMessage, type ShownMessage } from './outbox-page.js';
import { renderMail, renderSms, senderOf } from './render.js';

const SHOWN = 100;

/** Sent messages, newest first. */
@Injectable()
export class DevOutbox {
  constructor(
    private readonly messages: OutboxRepository,
    private readonly content: OutboxContent,
    private readonly composers: MailComposers,
    private readonly settings: Settings,
  ) {}

  async list(to: string | undefined): Promise<ShownMessage[]> {
    return (await this.laidOut(to)).map(({ html: _, ...message }) => message);
  }

  async page(to: string | undefined): Promise<string> {
    return outboxPage(await this.laidOut(to));
  }

  private async laidOut(to: string | undefined): Promise<LaidOutMessage[]> {
    if (this.settings.production) throw new AppError('not-found');
    const messages = await this.messages.list(to?.trim().toLowerCase() || undefined, SHOWN);
    return messages.flatMap((message) => this.shown(message));
  }

  private shown({
    publicId,
    channel,
    destination,
    template,
    sealed,
    createdAt,
    sentAt,
  }: OutboxMessage): LaidOutMessage[] {
    if (!sealed || (this.composers.isComposed(template) && !sentAt)) return [];
    const { values, language } = this.content.open(publicId, sealed);
    const written =
      channel === 'sms'
        ? { text: renderSms(template, language, values) }
        : renderMail(template, language, values, senderOf(this.settings));
    return [{ channel, to: destination, ...written, at: createdAt.toISOString() }];
  }
}
