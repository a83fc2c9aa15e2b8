import { Injectable } from '@nestjs/common';
import { messagesSent } from '../../platform/jobs/jobs.js';
import { MailCarrier } from './mail/mail-carrier.js';
import { Settings } from '../../platform/config/settings.js';
import { OutboxContent } from './outbox-content.js';
import type { OutboxMessage } from './outbox-message.entity.js';
import { renderMail, senderOf } from './render.js';
import { SmsCarrier } from './sms/sms-carrier.js';

/** Renders a message and passes it to the carrier of its channel. */
@Injectable()
export class Carriers {
  constructor(
    private readonly content: OutboxContent,
    private readonly mail: MailCarrier,
    private readonly sms: SmsCarrier,
    private readonly settings: Settings,
  ) {}

  /** @throws when it was not accepted; it may be retried */
  async send(message: OutboxMessage): Promise<void> {
    const { sealed } = message;
    if (!sealed) return;
    await messagesSent.tracePromise(() => this.pass(message, sealed), { channel: message.channel });
  }

  private async pass({ publicId, channel, template, destination }: OutboxMessage, sealed: Buffer): Promise<void> {
    const { values, language } = this.content.open(publicId, sealed);
    if (channel === 'email')
      await this.mail.send({
        id: publicId,
        to: destination,
        ...renderMail(template, language, values, senderOf(this.settings)),
      });
    else await this.sms.send({ to: destination, template, language, values });
  }
}
