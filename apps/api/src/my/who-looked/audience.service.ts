/** Who sees what of one's own profile, and who has opened the phone number: read for one page, changed elsewhere. */
import type { AudienceAnswer, OpenedNumber } from '@kalyanam/shared/contracts/audience';
import { deskVerdict } from '@kalyanam/shared/topics/family/desk-rights';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { MemberCards } from '../../profiles/profile/member-cards.service.js';
import { AudienceRepository, type AudienceRow } from './audience.repository.js';

@Injectable()
export class Audience {
  constructor(
    private readonly audience: AudienceRepository,
    private readonly cards: MemberCards,
  ) {}

  async read(caller: MemberPrincipal): Promise<Answer<AudienceAnswer>> {
    const row = await this.audience.ofOwner(caller.userId);
    if (!row) throw new AppError('profile-not-found');
    const mayKnow = !caller.hand || deskVerdict('ledger', caller.hand) === 'yes';
    return {
      shown: Number(row.shown) === 1,
      isActive: Number(row.isActive) === 1,
      contact: row.contact,
      photos: row.photos,
      photoCount: Number(row.photoCount),
      more: row.more,
      horoscope: Number(row.horoscope) === 1,
      wishes: row.wishes ?? 'counts',
      hideFromMisfits: Number(row.hideFromMisfits) === 1,
      links: Number(row.links),
      opened: mayKnow ? await this.opened(caller, row) : null,
    };
  }

  private async opened(caller: MemberPrincipal, row: AudienceRow): Promise<OpenedNumber> {
    const { lastId, lastAt } = row;
    const name = lastId === null ? undefined : (await this.cards.names(caller, [lastId])).get(lastId);
    return {
      strangers: Number(row.strangers),
      families: Number(row.families),
      left: Number(row.left),
      last: name && lastAt ? { ...name, at: lastAt.toISOString() } : null,
      byLinks: Number(row.byLinks),
    };
  }
}
