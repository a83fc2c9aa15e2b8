import type { MustsAside, WishesAnswer, WishesUpdate } from '@kalyanam/shared/contracts/wishes';
import { DETAIL_MESSAGES } from '@kalyanam/shared/topics/profile/detail-messages';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { lockedIn, lockedPlaces, wishesOf, type SentWish, type Wishes } from '@kalyanam/shared/topics/matching/wishes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { invalidForm } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { BrowseEntries } from '../listing/browse-entries.service.js';
import { SubcasteNames } from '../../profiles/subcastes/subcaste-names.service.js';
import { itemsOf, MemberWishes } from '../wishes/member-wishes.service.js';
import { BrowseQuestions } from './browse-questions.service.js';
import { Listings } from './listings.service.js';

/** What a member wishes, and how many fit at this moment. */
@Injectable()
export class MyWishesService {
  constructor(
    private readonly wishes: MemberWishes,
    private readonly accounts: AccountsService,
    private readonly entries: BrowseEntries,
    private readonly questions: BrowseQuestions,
    private readonly listing: Listings,
    private readonly subcastes: SubcasteNames,
  ) {}

  async read(caller: MemberPrincipal): Promise<Answer<WishesAnswer>> {
    const { wishes, ...own } = await this.wishes.own(caller.userId);
    const { total: fitsNow } = await this.listing.totals(await this.questions.ask(caller, { fits: 'mine' }));
    return { wishes: { items: itemsOf(wishes), ...own, fitsNow } };
  }

  /**
   * Until verification, wishes about what only verified members read can neither be sent nor are lost: those that were
   * stated before stay. @throws AppError changed-meanwhile, invalid-form by the place of a wrong item
   */
  async write(caller: MemberPrincipal, update: WishesUpdate): Promise<Answer<WishesAnswer>> {
    await this.accounts.transaction((manager) => this.writeIn(manager, caller, update));
    return this.read(caller);
  }

  /** R115: the list begins without these musts from here on, until the wishes change. */
  async setAside(caller: MemberPrincipal, { musts }: MustsAside): Promise<Answer<WishesAnswer>> {
    await this.accounts.transaction(async (manager) => {
      await this.accounts.lockOrThrow(manager, caller.userId, 'not-signed-in');
      await this.wishes.setAside(manager, caller.userId, musts);
    });
    return this.read(caller);
  }

  /** Runs within another transaction; without settings, keeps those in force, and takes the newest version. */
  async writeIn(
    manager: EntityManager,
    caller: MemberPrincipal,
    { items, ...sent }: Pick<WishesUpdate, 'items'> & Partial<WishesUpdate>,
  ): Promise<void> {
    const verified = caller.verificationStatus === 'verified';
    const locked = verified ? [] : lockedPlaces(items);
    const kept = wishesOf(items);
    const wrong = 'wrong' in kept ? kept.wrong : await this.gone(items, kept.wishes);
    if ('wrong' in kept || wrong.length > 0 || locked.length > 0)
      throw invalidForm({
        ...Object.fromEntries(locked.map((path) => [path, DETAIL_MESSAGES.afterVerification])),
        ...Object.fromEntries(wrong.map((path) => [path, MESSAGES.choice])),
      });
    await this.accounts.lockOrThrow(manager, caller.userId, 'not-signed-in');
    const before = await this.wishes.forUser(caller.userId, manager);
    const hidden = verified ? {} : lockedIn(before.wishes);
    const { version = before.version } = sent;
    // C14: a hand changes wishes; who sees them is the candidate's setting.
    const { visible = before.visible, hideFromMisfits = before.hideFromMisfits } = caller.hand ? before : sent;
    const stored = { version, visible, hideFromMisfits, wishes: { ...hidden, ...kept.wishes } };
    await this.wishes.put(manager, caller.userId, stored);
    await this.entries.refresh(manager, caller.userId);
  }

  /** Only subcastes that are still in the list may be wished for, also of those that the team has added. */
  private async gone(items: readonly Pick<SentWish, 'wish'>[], { subcaste }: Wishes): Promise<string[]> {
    if (!subcaste || (await this.subcastes.areThere(subcaste.value))) return [];
    return [`items.${items.findIndex(({ wish }) => wish === 'subcaste')}`];
  }
}
