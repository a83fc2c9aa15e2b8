import { DEFAULT_SECTIONS, type BiodataChoice } from '@kalyanam/shared/topics/biodata/biodata';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccessLedger } from '../../people/access-ledger/access-ledger.service.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { BiodataLinks } from '../../my/biodata/biodata-links.service.js';
import { BiodataShares } from '../../profiles/biodata-shares/biodata-shares.service.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { MemberConsents } from '../../people/consents/member-consents.service.js';
import type { DemoMember } from './community.js';
import { DemoClock } from './demo-clock.js';

const DAY_MS = 86_400_000;

interface DemoLink {
  readonly forWhom: string;
  readonly choice?: Partial<BiodataChoice>;
  readonly madeDaysAgo: number;
  readonly days: 7 | 30 | 90;
  readonly opened?: number;
  readonly withdrawn?: boolean;
}

const CHOICE: BiodataChoice = {
  language: 'en',
  sections: [...DEFAULT_SECTIONS],
  photo: 'none',
  contact: 'none',
  gothra: false,
  horoscope: false,
  head: 'none',
};

/** Open, expired and withdrawn; with `?v=` of an older print, the first says that it has changed. */
const LINKS: readonly DemoLink[] = [
  { forWhom: 'Ramana mama, Guntur', madeDaysAgo: 40, days: 30, opened: 2 },
  { forWhom: 'A bureau in Hyderabad', madeDaysAgo: 12, days: 90, opened: 5, withdrawn: true },
  {
    forWhom: 'గుంటూరు పెద్దమ్మ',
    choice: { language: 'both', photo: 'first', gothra: true, contact: 'family', head: 'sri' },
    madeDaysAgo: 3,
    days: 30,
    opened: 4,
  },
];
/** A link of an offline member: it says that the family is not looking. */
const OF_OFFLINE: DemoLink = { forWhom: 'Cousin in Dallas', madeDaysAgo: 20, days: 90, opened: 1 };

/** C13: a link of each state. */
@Injectable()
export class DemoBiodata {
  constructor(
    private readonly accounts: AccountsService,
    private readonly consents: MemberConsents,
    private readonly shares: BiodataShares,
    private readonly links: BiodataLinks,
    private readonly ledger: AccessLedger,
    private readonly clock: DemoClock,
  ) {}

  /** The second time there is nothing to add. */
  async add(members: readonly DemoMember[], now: Date): Promise<void> {
    await this.give(members[0], LINKS, now);
    const offline = members.find(({ isActive, verificationStatus }) => !isActive && verificationStatus === 'verified');
    await this.give(offline, [OF_OFFLINE], now);
    this.clock.set(now);
  }

  private async give(member: DemoMember | undefined, links: readonly DemoLink[], now: Date): Promise<void> {
    const owner = member && (await this.accounts.byEmail(member.email));
    if (!owner || (await this.shares.counts(owner.id)).links > 0) return;
    await this.accounts.transaction(async (manager) => {
      for (const link of links) await this.make(manager, owner.id, link, now);
    });
  }

  private async make(manager: EntityManager, ownerId: number, link: DemoLink, now: Date): Promise<void> {
    const madeAt = new Date(now.getTime() - link.madeDaysAgo * DAY_MS);
    this.clock.set(madeAt);
    await this.consents.give(manager, ownerId, 'biodata-link', '127.0.0.1');
    const id = publicId();
    await this.shares.insert(manager, {
      ...{ ...CHOICE, ...link.choice, publicId: id, ownerId, createdBy: ownerId, forWhom: link.forWhom },
      tokenHash: this.links.hash(this.links.tokenOf(id)),
      expiresAt: new Date(madeAt.getTime() + link.days * DAY_MS),
    });
    const row = await this.shares.lock(manager, ownerId, id);
    if (!row) return;
    for (let time = 0; time < (link.opened ?? 0); time += 1) {
      this.clock.set(new Date(madeAt.getTime() + (time + 1) * (DAY_MS / 4)));
      await this.shares.opened(manager, row.id);
      await this.ledger.note(manager, { ownerId, by: { linkId: row.id }, what: ['biodata'] });
    }
    if (!link.withdrawn) return;
    this.clock.set(new Date(now.getTime() - DAY_MS));
    await this.shares.change(manager, row, { revokedAt: this.clock.now(), revokedBy: 'owner' });
  }
}
