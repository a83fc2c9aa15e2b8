import { Settings } from '../../platform/config/settings.js';
import type { Room } from '../../platform/room.js';
import { Carriers } from './carriers.js';
import { MailComposers } from './mail-composers.js';
import { MailLinks } from './mail-links.js';
import { ConsoleMail, MailCarrier } from './mail/mail-carrier.js';
import { SmtpMail } from './mail/smtp-mail.js';
import { OutboxContent } from './outbox-content.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { OutboxUpkeepRepository } from './outbox-upkeep.repository.js';
import { OutboxUpkeep } from './outbox-upkeep.service.js';
import { OutboxRepository } from './outbox.repository.js';
import { Outbox } from './outbox.service.js';
import { OutboxWorker } from './outbox.worker.js';
import { Msg91Sms } from './sms/msg91-sms.js';
import { ConsoleSms, SmsCarrier } from './sms/sms-carrier.js';

export const outbox: Room = {
  entities: [OutboxMessage],
  providers: [
    Carriers,
    MailComposers,
    MailLinks,
    Outbox,
    OutboxContent,
    OutboxRepository,
    OutboxUpkeep,
    OutboxUpkeepRepository,
    OutboxWorker,
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
};
