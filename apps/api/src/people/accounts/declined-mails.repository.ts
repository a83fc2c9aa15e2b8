import type { MailChoice } from '@kalyanam/shared/base/vocabulary/mail-choices';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { DeclinedMail } from './declined-mail.entity.js';

/** The only writer of `declined_mails`: a member who chose nothing gets every mail. */
@Injectable()
export class DeclinedMails {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async forUser(userId: number): Promise<MailChoice[]> {
    const rows = await this.database.getRepository(DeclinedMail).findBy({ userId });
    return rows.map(({ mail }) => mail);
  }

  isDeclined(manager: EntityManager, userId: number, mail: MailChoice): Promise<boolean> {
    return manager.existsBy(DeclinedMail, { userId, mail });
  }

  async choose(userId: number, mail: MailChoice, wanted: boolean): Promise<void> {
    if (wanted) await this.database.manager.delete(DeclinedMail, { userId, mail });
    else
      await this.database.manager.upsert(DeclinedMail, { userId, mail, since: this.clock.now() }, ['userId', 'mail']);
  }
}
