/** Notices of a call, in the app and by mail; an agreed one comes with a file for the calendar. */
import { nameIn, type WrittenName } from '@kalyanam/shared/base/person-name';
import { zoneAt, type CallZone } from '@kalyanam/shared/topics/calls/zones';
import { momentFormat } from '@kalyanam/shared/base/moment-words';
import { mayBrowse, type Language } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { Clock } from '../../platform/time/clock.js';
import { keyedDigest } from '../../platform/crypto/digest.js';
import { Settings } from '../../platform/config/settings.js';
import { Outbox } from '../../people/outbox/outbox.service.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import type { Call } from './call.entity.js';
import { slotsOf } from './call.policy.js';
import { CALL_WORDS } from './call-words.js';
import { calendarFile } from './calendar-file.js';
import { CallsRepository } from './calls.repository.js';

export interface Party extends WrittenName {
  readonly user: Pick<User, 'id' | 'publicId' | 'email' | 'verificationStatus'>;
}

const STANDING = ['call-proposed', 'call-agreed', 'call-tomorrow', 'call-returned'] as const;
const OFF = ['call-cancelled', 'call-off'] as const;

type MailValues = Readonly<Record<string, string>>;

@Injectable()
export class CallNotices {
  constructor(
    private readonly calls: CallsRepository,
    private readonly outbox: Outbox,
    private readonly notifications: NotificationsService,
    private readonly accounts: AccountsService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async proposed(manager: EntityManager, call: Call, to: Party, by: Party): Promise<void> {
    await this.renew(manager, to.user.id, 'call-proposed', by.user.id);
    await this.mail(manager, 'call-proposed', call, to, by);
  }

  /** Both get it for their calendars; the member who has just agreed needs no other notice. */
  async agreed(manager: EntityManager, call: Call, by: Party, proposer: Party): Promise<void> {
    await this.notifications.retract(manager, by.user.id, 'call-proposed', proposer.user.id);
    await this.renew(manager, proposer.user.id, 'call-agreed', by.user.id);
    await this.mail(manager, 'call-agreed', call, proposer, by);
    await this.mail(manager, 'call-agreed', call, by, proposer);
  }

  /** Called off by the other family. */
  async cancelled(manager: EntityManager, call: Call, to: Party, by: Party): Promise<void> {
    await this.off(manager, call, to, { other: by, byFamily: true, isNamed: true });
  }

  /**
   * The call is off. The two had agreed on it, so each may read who it was with, even if the other is hidden now, but
   * not why (R29); a member who blocked the other reads no name.
   */
  async off(
    manager: EntityManager,
    call: Call,
    to: Party,
    { other, byFamily, isNamed }: { other: Party; byFamily: boolean; isNamed: boolean },
  ): Promise<void> {
    const named = isNamed && mayBrowse(to.user.verificationStatus) ? other : null;
    await this.retract(manager, to.user.id, other.user.id);
    const kind = named && byFamily ? 'call-cancelled' : 'call-off';
    await this.notifications.add(manager, to.user.id, kind, {}, named && named.user.id);
    await this.mailOff(manager, call, to, named);
  }

  /** The other one has left. */
  async left(manager: EntityManager, call: Call, to: Party): Promise<void> {
    await this.notifications.add(manager, to.user.id, 'call-off');
    await this.mailOff(manager, call, to, null);
  }

  /** The state before it was off applies again. */
  async returned(manager: EntityManager, call: Call, proposer: Party, answerer: Party): Promise<void> {
    for (const [to, other] of [
      [proposer, answerer],
      [answerer, proposer],
    ] as const) {
      for (const kind of OFF) await this.notifications.retract(manager, to.user.id, kind, other.user.id);
      if (!call.agreedSlot) continue;
      await this.renew(manager, to.user.id, 'call-returned', other.user.id);
      await this.mail(manager, 'call-agreed', call, to, other);
    }
    if (!call.agreedSlot) await this.renew(manager, answerer.user.id, 'call-proposed', proposer.user.id);
  }

  async retract(manager: EntityManager, toId: number, aboutId: number): Promise<void> {
    for (const kind of STANDING) await this.notifications.retract(manager, toId, kind, aboutId);
  }

  async tomorrow(manager: EntityManager, one: number, other: number): Promise<void> {
    await this.renew(manager, one, 'call-tomorrow', other);
    await this.renew(manager, other, 'call-tomorrow', one);
  }

  /** The file of an agreed call, as one of the two keeps it. */
  async file(call: Call & { agreedSlot: Date }, other: Party, language: Language): Promise<string> {
    const words = CALL_WORDS[language];
    return calendarFile({
      // Times that take the place of others move the event that is in a calendar already.
      id: keyedDigest(this.settings.secrets.codes, 'call', String(call.id)).toString('hex').slice(0, 32),
      start: call.agreedSlot,
      changedAt: call.answeredAt ?? this.clock.now(),
      title: words.title(nameIn(other, language)),
      text: words.text,
      url: this.pageOf(other),
    });
  }

  private async renew(
    manager: EntityManager,
    toId: number,
    kind: (typeof STANDING)[number],
    aboutId: number,
  ): Promise<void> {
    await this.retract(manager, toId, aboutId);
    await this.notifications.add(manager, toId, kind, {}, aboutId);
  }

  private async mail(
    manager: EntityManager,
    template: 'call-proposed' | 'call-agreed',
    call: Call,
    to: Party,
    by: Party,
  ): Promise<void> {
    const agreed = call.agreedSlot ? { ...call, agreedSlot: call.agreedSlot } : null;
    await this.send(manager, template, to, agreed ? [agreed.agreedSlot] : slotsOf(call), async (language) => ({
      other: nameIn(by, language),
      link: this.pageOf(by),
      ...(agreed && { calendar: await this.file(agreed, by, language) }),
    }));
  }

  /** Mails a family that has the call in its calendar. */
  private async mailOff(manager: EntityManager, call: Call, to: Party, other: Party | null): Promise<void> {
    if (!call.agreedSlot) return;
    const link = `${this.settings.memberUrl}/interests?box=accepted`;
    await this.send(manager, other ? 'call-off' : 'call-cancelled', to, [call.agreedSlot], (language) => ({
      link,
      ...(other && { other: nameIn(other, language) }),
    }));
  }

  /** Times are those of the reader's clocks. */
  private async send(
    manager: EntityManager,
    template: 'call-proposed' | 'call-agreed' | 'call-cancelled' | 'call-off',
    to: Party,
    slots: readonly Date[],
    valuesIn: (language: Language) => MailValues | Promise<MailValues>,
  ): Promise<void> {
    const language = (await this.accounts.languageOf(manager, to.user.id)) ?? 'en';
    const place = (await this.calls.places([to.user.id], manager)).get(to.user.id);
    const zone = zoneAt(place ?? { type: 'india' }, place?.zone ?? null);
    await this.outbox.add(manager, {
      userId: to.user.id,
      channel: 'email',
      template,
      destination: to.user.email,
      language,
      values: {
        name: to.name,
        times: slots.map((slot) => timeIn(zone, slot, language)).join('; '),
        zone: CALL_WORDS[language].zones[zone],
        ...(await valuesIn(language)),
      },
    });
  }

  private pageOf(other: Party): string {
    return `${this.settings.memberUrl}/profile/${other.user.publicId}/call`;
  }
}

function timeIn(zone: CallZone, slot: Date, language: Language): string {
  const say = (how: Intl.DateTimeFormatOptions): string => momentFormat(language, { ...how, timeZone: zone })(slot);
  return `${say({ dateStyle: 'full' })}, ${say({ timeStyle: 'short' })}`;
}
