import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { InterestsService, wordsOf } from '../../people/relations/interests.service.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import { AccessLedger } from '../../people/access-ledger/access-ledger.service.js';
import { ShortlistRepository } from '../../contact/shortlist/shortlist.repository.js';
import type { DemoMember } from './community.js';
import { demoDeeds, type Deed } from './deeds.js';
import { DemoClock } from './demo-clock.js';

/** Looks of a family that opened the number too. */
const LOOKED_AT = ['profile', 'photos', 'gothra', 'contact'] as const;

/** Writes the members' interactions through the services that own the tables, without queuing mails. */
@Injectable()
export class DemoDeeds {
  constructor(
    private readonly accounts: AccountsService,
    private readonly interests: InterestsService,
    private readonly notifications: NotificationsService,
    private readonly marks: ShortlistRepository,
    private readonly ledger: AccessLedger,
    private readonly clock: DemoClock,
  ) {}

  /** Loads all of it, unless some of it already exists. */
  async add(members: readonly DemoMember[], now: Date): Promise<void> {
    const deeds = demoDeeds(members, now);
    const ids = await this.idsOf(members, deeds);
    const idOf = (key: string): number => ids.get(key) ?? 0;
    const [first] = deeds.filter(({ kind }) => kind === 'ask');
    await this.accounts.transaction(async (manager) => {
      if (first && (await this.interests.find(manager, idOf(first.by), idOf(first.to)))) return;
      for (const deed of deeds) {
        this.clock.set(deed.at);
        await this.do(manager, deed, idOf(deed.by), idOf(deed.to));
      }
    });
    this.clock.set(now);
    await this.interests.expire();
  }

  private async do(manager: EntityManager, { kind, note }: Deed, by: number, to: number): Promise<void> {
    if (kind === 'shortlist') return this.marks.add(manager, 'shortlist', by, to);
    if (kind === 'contact-view')
      return this.ledger.note(manager, { ownerId: to, by: { viewerId: by }, what: [...LOOKED_AT] });
    if (kind === 'document-opened')
      return this.ledger.note(manager, { ownerId: to, by: { role: 'reviewer' }, what: ['document'] });
    if (kind === 'read') return this.notifications.read(by, 'all', manager);
    if (kind === 'wait') {
      await this.interests.ask(manager, by, to);
      return this.notifications.add(manager, by, 'interest-waiting', {}, to);
    }
    if (kind === 'ask') {
      await this.interests.ask(manager, by, to, wordsOf(note));
      await this.interests.deliver(manager, by, to);
      return this.notifications.add(manager, to, 'interest-delivered', {}, by);
    }
    await this.interests.settle(manager, by, to, kind);
    if (kind === 'accepted') await this.notifications.add(manager, to, 'interest-accepted', {}, by);
    if (kind === 'withdrawn') await this.notifications.retract(manager, to, 'interest-delivered', by);
  }

  private async idsOf(members: readonly DemoMember[], deeds: readonly Deed[]): Promise<Map<string, number>> {
    const keys = new Set(deeds.flatMap(({ by, to }) => [by, to]));
    const ids = new Map<string, number>();
    for (const { key, email } of members) {
      const user = keys.has(key) ? await this.accounts.byEmail(email) : null;
      if (user) ids.set(key, user.id);
    }
    return ids;
  }
}
