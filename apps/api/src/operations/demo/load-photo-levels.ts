import type { PhotoVisibility } from '@kalyanam/shared/base/domain/photos';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { BrowseEntries } from '../../matching/listing/browse-entries.service.js';
import { PhotoRequestsRepository } from '../../contact/photo-requests/photo-requests.repository.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import type { DemoMember } from './community.js';

/** One member of each narrower level among this many with photos. */
const EVERY = 9;
const LEVEL_AT: ReadonlyMap<number, PhotoVisibility> = new Map([
  [4, 'accepted'],
  [7, 'request'],
]);
const DAY_MS = 86_400_000;

/** C8: members of each level, and of those who ask one member one was allowed, and one waits. */
@Injectable()
export class DemoPhotoLevels {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly entries: BrowseEntries,
    private readonly requests: PhotoRequestsRepository,
  ) {}

  /** The second time there is nothing to add. */
  async add(members: readonly DemoMember[], email: string, now: Date): Promise<void> {
    const own = members.find((member) => member.email === email);
    const others = members.filter(
      (member) => member !== own && member.verificationStatus === 'verified' && member.portraits.length > 0,
    );
    for (const [index, member] of others.entries()) {
      const level = LEVEL_AT.get(index % EVERY);
      if (level) await this.set(member, level);
    }
    const asking = others
      .filter(({ fields, isActive }) => fields.gender !== own?.fields.gender && isActive)
      .slice(0, 2);
    if (!own || !(await this.set(own, 'request'))) return;
    for (const [index, member] of asking.entries()) await this.ask(own, member, index === 0, now);
  }

  private async set({ email }: DemoMember, level: PhotoVisibility): Promise<boolean> {
    const user = await this.accounts.byEmail(email);
    if (!user) return false;
    await this.accounts.transaction(async (manager) => {
      await this.profiles.setPhotoVisibility(manager, user.id, level);
      await this.entries.refresh(manager, user.id);
    });
    return true;
  }

  private async ask(owner: DemoMember, viewer: DemoMember, allowed: boolean, now: Date): Promise<void> {
    const [one, other] = [await this.accounts.byEmail(owner.email), await this.accounts.byEmail(viewer.email)];
    if (!one || !other) return;
    await this.accounts.transaction(async (manager) => {
      if (await this.requests.find(manager, one.id, other.id)) return;
      await this.requests.ask(manager, one.id, other.id, new Date(now.getTime() - 2 * DAY_MS));
      if (!allowed) return;
      await this.requests.answer(manager, one.id, other.id, 'granted');
      await this.requests.grant(manager, one.id, other.id, new Date(now.getTime() - DAY_MS));
    });
  }
}
