/**
 * R27, R63, R79: every reveal of contact details is recorded, the owner can see who saw them, and one viewer opens
 * those of a few dozen members a day.
 */
import type { ContactViewsPage, PageQuery } from '@kalyanam/shared/contracts/relations';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccessEventsRepository } from '../../people/access-ledger/access-events.repository.js';
import { AccessLedger } from '../../people/access-ledger/access-ledger.service.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { Clock } from '../../platform/time/clock.js';
import type { Answer } from '../../platform/http/answer.js';
import type { ClientInfo } from '../../platform/http/client.js';
import { pageOf, pagesOf } from '../../platform/http/paging.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { MemberCards } from '../../profiles/profile/member-cards.service.js';
import { withoutContact } from '../../profiles/profile/profile.policy.js';
import { ProfileVisibility, type FoundProfile } from '../../profiles/profile/profile-visibility.service.js';
import { SystemReports } from '../reports/system-reports.service.js';

export interface OpenedContact extends FoundProfile {
  /** The viewer's first: they never opened a contact before. */
  readonly firstLook?: boolean;
}

/** Over this many numbers on this many of the last days: the team looks at it. */
const MANY = { over: 35, days: 3, within: 7 };
const DAY_SECONDS = 86_400;

@Injectable()
export class ContactViews {
  constructor(
    private readonly ledger: AccessLedger,
    private readonly events: AccessEventsRepository,
    private readonly visibility: ProfileVisibility,
    private readonly accounts: AccountsService,
    private readonly audit: AuditLog,
    private readonly cards: MemberCards,
    private readonly limits: Limits,
    private readonly reports: SystemReports,
    private readonly clock: Clock,
  ) {}

  /**
   * What the caller may see of a profile once its contact details are to be sent: where the policy shows them, the view
   * is recorded first, and beyond the daily number they stay hidden. @throws AppError profile-not-found
   */
  async open(caller: MemberPrincipal, publicId: string, client: ClientInfo): Promise<OpenedContact> {
    const found = await this.visibility.requireFound(caller, publicId);
    if (!found.may.contact || found.may.own) return found;
    return this.accounts.transaction((manager) => this.settle(manager, caller, publicId, found.ownerId, client));
  }

  /**
   * Decided under the lock of both: parallel presses are counted one after the other, and a block comes before or
   * after.
   */
  private async settle(
    manager: EntityManager,
    caller: MemberPrincipal,
    publicId: string,
    ownerId: number,
    { ip }: ClientInfo,
  ): Promise<OpenedContact> {
    const locked = await this.accounts.lockBothOrThrow(manager, caller.userId, ownerId, 'profile-not-found');
    const viewer = { userId: caller.userId, verificationStatus: locked.own.verificationStatus };
    const found = await this.visibility.requireFound(viewer, publicId, manager);
    if (!found.may.contact) return found;
    const today = await this.ledger.contactsToday(manager, caller.userId);
    const isNew = !today.has(ownerId);
    if (isNew && today.size >= LIMITS.contactsPerDay)
      return { ...found, may: withoutContact(found.may, 'daily-limit') };
    const firstLook = today.size === 0 && !(await this.events.hasLooked(manager, caller.userId, 'contact'));
    await this.ledger.note(manager, { ownerId, by: { viewerId: caller.userId }, what: ['contact'] });
    if (isNew && today.size + 1 === LIMITS.contactsPerDay) {
      const who = `member:${caller.publicId}`;
      const details = { opened: LIMITS.contactsPerDay };
      await this.audit.write(manager, { actor: who, action: 'contact-limit-reached', subject: who, ip, details });
    }
    if (isNew && today.size === MANY.over) await this.watch(manager, caller.userId);
    return { ...found, firstLook };
  }

  /** C6: over 35 numbers a day on 3 of 7 days is more than a family reads. */
  private async watch(manager: EntityManager, viewerId: number): Promise<void> {
    const since = dateInIndia(this.clock.inSeconds(-(MANY.within - 1) * DAY_SECONDS));
    const days = await this.events.daysOver(manager, { viewerId, what: 'contact', since, over: MANY.over });
    if (days.length < MANY.days) return;
    const each = days.map(({ day, owners }) => `${owners} on ${day}`).join(', ');
    const description = `Phone and email of more than ${MANY.over} members a day, on ${days.length} of ${MANY.within} days: ${each}.`;
    await this.reports.open(manager, { kind: 'many-numbers', reportedId: viewerId, description });
  }

  async page(caller: MemberPrincipal, query: PageQuery): Promise<Answer<ContactViewsPage>> {
    await this.limits.count('browse-member', caller.publicId);
    const page = pageOf(query, LIMITS.listPageSize);
    const [views, total] = await this.events.viewers(caller.userId, 'contact', page);
    const ids = views.map(({ viewerId }) => viewerId);
    const names = await this.cards.names(caller, ids);
    const hidden = ids.filter((id) => !names.has(id));
    const atLook = await this.events.namesAtLook(caller.userId, hidden);
    return {
      views: views.map(({ viewerId, firstAt, lastAt, times }) => ({
        viewer: names.get(viewerId) ?? null,
        atLook: atLook.get(viewerId) ?? null,
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
        times,
      })),
      ...pagesOf(page, total),
    };
  }
}
