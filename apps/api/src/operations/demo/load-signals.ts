import type { PhotoRefusal } from '@kalyanam/shared/base/vocabulary/photo-refusals';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { PhotoHashes } from '../../profiles/photos/photo-hashes.service.js';
import { PhotoReviews } from '../../profiles/photos/photo-reviews.service.js';
import { PhotosService } from '../../profiles/photos/photos.service.js';
import { RegistrationSignals } from '../../joining/registration-signals/registration-signals.service.js';
import { actedBy } from '../../people/team-accounts/actor.js';
import { BrowseEntries } from '../../matching/listing/browse-entries.service.js';
import type { DemoMember } from './community.js';
import { actorOf, type DemoAdmin } from './load-community.js';
import { DemoPictures } from './load-pictures.js';
import type { DemoTeam } from './load-team.js';

/** A place that is kept free for documentation. */
const PLACE = { ip: '203.0.113.7', userAgent: 'The browser of both', formMark: undefined };
/** So many that their newest photos fill more than one screen of the queue. */
const WAITING_MEMBERS = 26;
const REFUSED: readonly PhotoRefusal[] = ['several-people', 'unclear'];

/** For the team: photos that wait or were refused, two accounts from one place, and a photo like that of a rejected member. */
@Injectable()
export class DemoSignals {
  constructor(
    private readonly accounts: AccountsService,
    private readonly pictures: DemoPictures,
    private readonly hashes: PhotoHashes,
    private readonly reviews: PhotoReviews,
    private readonly signals: RegistrationSignals,
    private readonly photos: PhotosService,
    private readonly entries: BrowseEntries,
    private readonly audit: AuditLog,
  ) {}

  /** After the photos; the second time there is nothing to add. */
  async add(members: readonly DemoMember[], { reviewer }: DemoTeam): Promise<void> {
    const pending = members.filter(({ queuedAt, decidedAt }) => queuedAt && !decidedAt);
    const [first, second] = pending;
    if (!first || !second || !(await this.register([first, second]))) return;
    const verified = members.filter(
      ({ verificationStatus, portraits }) => verificationStatus === 'verified' && portraits.length > 0,
    );
    const several = verified.filter(({ portraits }) => portraits.length > 1);
    const waiting = several.slice(0, WAITING_MEMBERS);
    await this.refuse(several.slice(WAITING_MEMBERS), reviewer);
    for (const member of verified) await this.look(member, reviewer.id, waiting.includes(member));
    const rejected = members.find(
      ({ verificationStatus, portraits }) => verificationStatus === 'rejected' && portraits.length > 0,
    );
    for (const member of members) if (member !== rejected && member !== first) await this.forgetLikeness(member);
    if (rejected) await this.pictures.copy(rejected, first);
  }

  /** Returns whether they were not there yet. */
  private async register(members: readonly DemoMember[]): Promise<boolean> {
    const users = await Promise.all(members.map(({ email }) => this.accounts.byEmail(email)));
    return this.accounts.transaction(async (manager) => {
      for (const user of users) {
        if (!user || (await this.signals.isKnown(manager, user.id))) return false;
        await this.signals.registered(manager, user.id, PLACE);
      }
      return true;
    });
  }

  /** At all photos, or at all but the newest. */
  private async look({ email }: DemoMember, reviewerId: number, oneWaits: boolean): Promise<void> {
    const user = await this.accounts.byEmail(email);
    if (!user) return;
    const photos = await this.photos.ofUser(user.id);
    const seen = photos.slice(0, oneWaits ? -1 : undefined).map(({ publicId }) => publicId);
    await this.accounts.transaction(async (manager) => {
      await this.reviews.judge(manager, seen, { adminId: reviewerId, refusal: null });
      await this.entries.refresh(manager, user.id);
    });
  }

  /** The last photo of some who have others; the product tells them when it starts. */
  private async refuse(members: readonly DemoMember[], reviewer: DemoAdmin): Promise<void> {
    for (const [index, refusal] of REFUSED.entries()) {
      const user = await this.accounts.byEmail(members[index]?.email ?? '');
      const photo = user && (await this.photos.ofUser(user.id)).at(-1);
      if (!photo) continue;
      await this.accounts.transaction(async (manager) => {
        await this.reviews.judge(manager, [photo.publicId], { adminId: reviewer.id, refusal });
        await this.audit.write(manager, {
          ...actedBy(actorOf(reviewer, 'reviewer')),
          action: 'photo-refused',
          subject: `member:${user.publicId}`,
          details: { photo: photo.publicId, reason: refusal },
        });
      });
    }
  }

  /** All figures are drawn in the same place of the picture, and would be alike. */
  private async forgetLikeness({ email }: DemoMember): Promise<void> {
    const user = await this.accounts.byEmail(email);
    if (user) await this.hashes.compareExactly(user.id);
  }
}
