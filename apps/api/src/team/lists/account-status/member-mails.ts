import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../../platform/config/settings.js';
import type { Values } from '../../../people/outbox/render.js';
import { Outbox } from '../../../people/outbox/outbox.service.js';
import type { Template } from '../../../people/outbox/wording/wording.js';

/** A mail's recipient; the name is read before the transaction, which holds one connection only. */
export interface Addressee {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

/** Mails from the team to a member, queued in the transaction of the decision. */
@Injectable()
export class MemberMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  async send(
    manager: EntityManager,
    { id, email, name }: Addressee,
    template: Template,
    notes = '',
    more: Values = {},
  ): Promise<void> {
    const values = {
      name,
      notes,
      support: this.settings.support.email,
      link: `${this.settings.memberUrl}/my-profile`,
      ...more,
    };
    await this.outbox.add(manager, { userId: id, channel: 'email', template, destination: email, values });
  }
}
