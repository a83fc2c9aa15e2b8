import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../../people/accounts/user.entity.js';
import { Settings } from '../../platform/config/settings.js';
import { Outbox } from '../../people/outbox/outbox.service.js';

const ENDING = 4;

/** Notifies the previous address, so that a stolen account is noticed. */
@Injectable()
export class AddressNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  emailChanged(manager: EntityManager, old: User, newEmail: string): Promise<void> {
    return this.outbox.add(manager, {
      userId: old.id,
      channel: 'email',
      template: 'email-changed',
      destination: old.email,
      values: { ...this.values(), address: masked(newEmail) },
    });
  }

  /** By SMS to the old number, if it was theirs, and by mail: a lost SIM card is the usual reason. */
  async phoneChanged(manager: EntityManager, old: User, newPhone: string): Promise<void> {
    const message = { userId: old.id, template: 'phone-changed', values: this.values() } as const;
    const values = { ...message.values, ending: newPhone.slice(-ENDING) };
    if (old.phoneVerifiedAt) await this.outbox.add(manager, { ...message, channel: 'sms', destination: old.phone });
    await this.outbox.add(manager, { ...message, channel: 'email', destination: old.email, values });
  }

  /** R52: a number kept beside the verified one. */
  phoneStated(manager: EntityManager, { id, email }: User, phone: string): Promise<void> {
    const values = { ...this.values(), ending: phone.slice(-ENDING) };
    const message = { userId: id, template: 'phone-changed', channel: 'email', destination: email, values } as const;
    return this.outbox.add(manager, message);
  }

  private values() {
    return { support: this.settings.support.email };
  }
}

/** Enough to recognize one's own address, too little to write to it. */
const masked = (email: string): string => email.replace(/^(.).*(?=@)/, '$1…');
