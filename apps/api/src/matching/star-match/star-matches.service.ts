/** C11, R48: the stars of two families in words and points, for one of them. Nothing is sorted, filtered or hidden by them. */
import type { HoroscopeMatchAnswer } from '@kalyanam/shared/contracts/horoscope';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccessLedger } from '../../people/access-ledger/access-ledger.service.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Horoscopes } from '../../profiles/horoscopes/horoscopes.service.js';
import { ProfileVisibility } from '../../profiles/profile/profile-visibility.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { matchView, type Side, type Sides } from './match.view.js';

@Injectable()
export class StarMatches {
  constructor(
    private readonly horoscopes: Horoscopes,
    private readonly visibility: ProfileVisibility,
    private readonly profiles: ProfilesService,
    private readonly accounts: AccountsService,
    private readonly ledger: AccessLedger,
    private readonly limits: Limits,
  ) {}

  /** @throws AppError profile-not-found */
  async read(caller: MemberPrincipal, profileId: string): Promise<Answer<HoroscopeMatchAnswer>> {
    await this.limits.count('browse-member', caller.publicId);
    const { ownerId, may } = await this.visibility.requireFound(caller, profileId);
    if (may.own) throw new AppError('forbidden');
    const match = matchView(await this.sides(caller.userId, ownerId), may);
    const { stated, kuja } = match.theirs;
    if (stated !== null || kuja !== null || match.theirBirth !== null)
      await this.ledger.noteAlone({ ownerId, by: { viewerId: caller.userId }, what: ['horoscope'] });
    return { match };
  }

  /** Once both have pressed, either may print the sheet. @throws AppError profile-not-found, forbidden */
  async setExchange(
    caller: MemberPrincipal,
    profileId: string,
    pressed: boolean,
  ): Promise<Answer<HoroscopeMatchAnswer>> {
    await this.limits.count('relate-member', caller.publicId);
    const { ownerId, may } = await this.visibility.requireFound(caller, profileId);
    if (may.own) throw new AppError('forbidden');
    await this.accounts.transaction(async (manager) => {
      await this.accounts.lockBothOrThrow(manager, caller.userId, ownerId, 'profile-not-found');
      const found = await this.visibility.requireFound(caller, profileId, manager);
      if (!found.may.stars) throw new AppError('forbidden');
      await this.horoscopes.setExchange(manager, caller.userId, ownerId, pressed);
    });
    return this.read(caller, profileId);
  }

  /** @throws AppError profile-not-found */
  async sides(viewerId: number, ownerId: number, manager?: EntityManager): Promise<Sides> {
    const [rows, people, { one, other }] = await Promise.all([
      this.horoscopes.ofUsers([viewerId, ownerId], manager),
      this.profiles.withUsers([viewerId, ownerId]),
      this.horoscopes.exchange(viewerId, ownerId, manager),
    ]);
    const side = (userId: number): Side => {
      const person = people.get(userId);
      if (!person) throw new AppError('profile-not-found');
      const { gender, dob } = person.profile;
      return { gender, dob, horoscope: rows.get(userId) ?? null };
    };
    return { mine: side(viewerId), theirs: side(ownerId), exchange: { mine: one, theirs: other } };
  }
}
