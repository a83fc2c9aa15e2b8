import { Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { Settings } from '../config/settings.js';
import { OutboxContent } from './outbox-content.js';
import type { OutboxMessage } from './outbox-message.entity.js';
import { OutboxRepository } from './outbox.repository.js';
import { outboxPage, type ShownMessage } from './outbox-page.js';
import { renderMail, renderSms, senderOf } from './render.js';

const SHOWN = 100;

/** Sent messages, newest first. */
@Injectable()
export class DevOutbox {
  constructor(
    private readonly messages: OutboxRepository,
    private readonly content: OutboxContent,
    private readonly settings: Settings,
  ) {}

  async list(to: string | undefined): Promise<ShownMessage[]> {
    if (this.settings.production) throw new AppError('not-found');
    const messages = await this.messages.list(to?.trim().toLowerCase() || undefined, SHOWN);
    return messages.flatMap((message) => this.shown(message));
  }

  async page(to: string | undefined): Promise<string> {
    return outboxPage(await this.list(to));
  }

  private shown({ publicId, channel, destination, template, sealed, createdAt }: OutboxMessage): ShownMessage[] {
    if (!sealed) return [];
    const { settings } = this;
    const { values, language } = this.content.open(publicId, sealed);
    const written = channel === 'sms' ? { text: renderSms(template, language, values) } : mailParts();
    return [{ channel, to: destination, ...written, at: createdAt.toISOString() }];

    function mailParts(): { subject: string; text: string } {
      const { subject, text } = renderMail(template, language, values, senderOf(settings));
      return { subject, text };
    }
  }
}
