import { nameIn } from '@kalyanam/shared/base/person-name';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { Settings } from '../../platform/config/settings.js';
import { Outbox } from '../../people/outbox/outbox.service.js';
import { renderDay } from '../../people/outbox/render.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';

@Injectable()
export class MarriageMails {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  /** Mails the named family alone. */
  async claimed(manager: EntityManager, namedId: number, claimantId: number): Promise<void> {
    const named = await this.accounts.lock(manager, namedId);
    if (!named) return;
    const [own, other] = [await this.profiles.lock(manager, namedId), await this.profiles.lock(manager, claimantId)];
    await this.send(manager, named, 'marriage-claim', { name: own.name, other: nameIn(other, named.language) });
  }

  async yearIsOver(manager: EntityManager, user: User, name: string, erasedOn: Date): Promise<void> {
    await this.send(manager, user, 'married-a-year', { name, day: renderDay(erasedOn, user.language) });
  }

  private send(
    manager: EntityManager,
    { id, email, language }: User,
    template: 'marriage-claim' | 'married-a-year',
    values: Readonly<Record<string, string>>,
  ): Promise<unknown> {
    return this.outbox.add(manager, {
      ...{ userId: id, channel: 'email', template, destination: email, language },
      values: { ...values, link: `${this.settings.memberUrl}/my-profile/marriage` },
    });
  }
}
