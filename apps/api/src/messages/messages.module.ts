import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { Settings } from '../config/settings.js';
import { Carriers } from './carriers.js';
import { ConsoleMail } from './mail/console-mail.js';
import { MailCarrier } from './mail/mail-carrier.js';
import { SmtpMail } from './mail/smtp-mail.js';
import { OutboxContent } from './outbox-content.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { OutboxRepository } from './outbox.repository.js';
import { Outbox } from './outbox.service.js';
import { OutboxWorker } from './outbox.worker.js';
import { ConsoleSms } from './sms/console-sms.js';
import { Msg91Sms } from './sms/msg91-sms.js';
import { SmsCarrier } from './sms/sms-carrier.js';

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
