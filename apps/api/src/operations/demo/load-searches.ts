import type { Digest } from '@kalyanam/shared/contracts/searches';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { MemberConsents } from '../../people/consents/member-consents.service.js';
import { ShortlistRepository } from '../../contact/shortlist/shortlist.repository.js';
import { SavedSearchRows } from '../../matching/searches/saved-search-rows.service.js';
import type { DemoMember } from './community.js';
import { DemoClock } from './demo-clock.js';

const DAY_MS = 86_400_000;
/** So long ago that some have come since. */
const KEPT_DAYS = 10;
const SEARCHES: readonly { name: string; query: string; digest: Digest }[] = [
  { name: 'Vegetarian brides', query: 'lookingFor=bride&diet=vegetarian', digest: 'weekly' },
  { name: 'Who meets my musts', query: 'lookingFor=bride&fits=mine', digest: 'none' },
];
/** Twenty years older than he is. */
export const NOT_FOR_HIM = 'm058';

/** What the verified sign-in keeps: searches with news, the digest of one of them, and a profile put aside. */
@Injectable()
export class DemoSearches {
  constructor(
    private readonly accounts: AccountsService,
    private readonly consents: MemberConsents,
    private readonly searches: SavedSearchRows,
    private readonly marks: ShortlistRepository,
    private readonly clock: DemoClock,
  ) {}

  /** After the community; the second time there is nothing to add. */
  async add(members: readonly DemoMember[], now: Date): Promise<void> {
    const find = async (member?: DemoMember) => (member ? this.accounts.byEmail(member.email) : null);
    const owner = await find(members[0]);
    const aside = await find(members.find(({ key }) => key === NOT_FOR_HIM));
    if (!owner || (await this.searches.forUser(owner.id)).length > 0) return;
    await this.accounts.transaction(async (manager) => {
      this.clock.set(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
      await this.consents.give(manager, owner.id, 'digest', '127.0.0.1');
      const rows = [];
      for (const search of SEARCHES) rows.push(await this.searches.insert(manager, owner.id, search));
      // The next digest leaves at its time, not when the product starts.
      this.clock.set(now);
      for (const row of rows) await this.searches.settle(manager, row, 'nothing', now);
      if (aside) await this.marks.add(manager, 'dismissals', owner.id, aside.id);
    });
  }
}
