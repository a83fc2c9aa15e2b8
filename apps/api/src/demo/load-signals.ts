import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts/accounts.service.js';
import { PhotoHashes } from '../files/photos/photo-hashes.service.js';
import { PhotoReviews } from '../files/photos/photo-reviews.service.js';
import { RegistrationSignals } from '../signals/registration-signals.service.js';
import type { DemoMember } from './community.js';
import { DemoPictures } from './load-pictures.js';
import type { DemoTeam } from './load-team.js';

/** A place that is kept free for documentation. */
const PLACE = { ip: '203.0.113.7', userAgent: 'The browser of both', formMark: undefined };
const WAITING_MEMBERS = 4;

/** For the team's desk: photos that wait, two accounts from one place, and a photo like that of a rejected member. */
@Injectable()
export class DemoSignals {
  constructor(
    private readonly accounts: AccountsService,
    private readonly pictures: DemoPictures,
    private readonly hashes: PhotoHashes,
    private readonly reviews: PhotoReviews,
    private readonly signals: RegistrationSignals,
  ) {}

  /** After the photos; the second time there is nothing to add. */
  async add(members: readonly DemoMember[], { reviewer }: DemoTeam): Promise<void> {
    const pending = members.filter(({ queuedAt, decidedAt }) => queuedAt && !decidedAt);
    const [first, second] = pending;
    if (!first || !second || !(await this.register([first, second]))) return;
    const verified = members.filter(
      ({ verificationStatus, portraits }) => verificationStatus === 'verified' && portraits.length > 0,
    );
    for (const member of verified.slice(WAITING_MEMBERS)) await this.look(member, reviewer.id);
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

  private async look({ email }: DemoMember, reviewerId: number): Promise<void> {
    const user = await this.accounts.byEmail(email);
    if (user) await this.accounts.transaction((manager) => this.reviews.seenWithCase(manager, user.id, reviewerId));
  }

  /** All portraits are drawn from one template, and would all be alike. */
  private async forgetLikeness({ email }: DemoMember): Promise<void> {
    const user = await this.accounts.byEmail(email);
    if (user) await this.hashes.compareExactly(user.id);
  }
}
