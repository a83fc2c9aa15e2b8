import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from './accounts/accounts.module.js';
import { Settings } from './config/settings.js';
import { Carriers } from './messages/carriers.js';
import { ConsoleMail } from './messages/mail/console-mail.js';
import { MailCarrier } from './messages/mail/mail-carrier.js';
import { SmtpMail } from './messages/mail/smtp-mail.js';
import { OutboxContent } from './messages/outbox-content.js';
import { OutboxMessage } from './messages/outbox-message.entity.js';
import { OutboxRepository } from './messages/outbox.repository.js';
import { Outbox } from './messages/outbox.service.js';
import { OutboxWorker } from './messages/outbox.worker.js';
import { ConsoleSms } from './messages/sms/console-sms.js';
import { Msg91Sms } from './messages/sms/msg91-sms.js';
import { SmsCarrier } from './messages/sms/sms-carrier.js';

@Module({
  imports: [TypeOrmModule.forFeature([OutboxMessage]), AccountsModule],
  providers: [
    Outbox,
    OutboxRepository,
    OutboxContent,
    OutboxWorker,
    Carriers,
    {
      provide: MailCarrier,
      inject: [Settings],
      useFactory: ({ mail }: Settings) =>
        mail.smtpUrl === null ? new ConsoleMail() : new SmtpMail(mail.smtpUrl, mail.from),
    },
    {
      provide: SmsCarrier,
      inject: [Settings],
      useFactory: ({ sms }: Settings) =>
        sms.adapter === 'console' ? new ConsoleSms() : new Msg91Sms({ ...sms, authKey: sms.authKey ?? '' }),
    },
  ],
  exports: [Outbox, OutboxWorker, OutboxRepository, OutboxContent],
})
export class MessagesModule {}
