/**
 * C11: the sheet for the purohit. It is in the ledger before its first byte leaves, and the other family gets a notice.
 */
import { Injectable } from '@nestjs/common';
import { AccessLedger } from '../../people/access-ledger/access-ledger.service.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import { Paper } from '../../platform/pdf/paper.service.js';
import { ProfileVisibility } from '../../profiles/profile/profile-visibility.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { chartOfSide, maySheet, starOf, type Side, type Sides } from './match.view.js';
import { STAR_SHEET, starSheet, type SheetFacts, type SheetPerson } from './star-sheet.js';
import { StarMatches } from './star-matches.service.js';

@Injectable()
export class StarSheets {
  constructor(
    private readonly matches: StarMatches,
    private readonly visibility: ProfileVisibility,
    private readonly profiles: ProfilesService,
    private readonly accounts: AccountsService,
    private readonly ledger: AccessLedger,
    private readonly notifications: NotificationsService,
    private readonly paper: Paper,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError profile-not-found, not-found where it is not theirs to print, paper-busy, paper-missing,
   * paper-failed
   */
  async pdf(caller: MemberPrincipal, profileId: string): Promise<Buffer> {
    await this.limits.count('relate-member', caller.publicId);
    const { ownerId, may } = await this.visibility.requireFound(caller, profileId);
    const sides = may.own ? null : await this.matches.sides(caller.userId, ownerId);
    if (!sides || !maySheet(may, sides)) throw new AppError('not-found');
    const bytes = await this.paper.pdf(STAR_SHEET, starSheet(await this.facts(caller.userId, ownerId, sides)));
    await this.tell(caller, profileId, ownerId);
    return bytes;
  }

  /** Once more under the lock of both, so that a block or a withdrawal comes before or after. */
  private tell(caller: MemberPrincipal, profileId: string, ownerId: number): Promise<void> {
    return this.accounts.transaction(async (manager) => {
      await this.accounts.lockBothOrThrow(manager, caller.userId, ownerId, 'profile-not-found');
      const { may } = await this.visibility.requireFound(caller, profileId, manager);
      if (!maySheet(may, await this.matches.sides(caller.userId, ownerId, manager))) throw new AppError('not-found');
      await this.ledger.note(manager, { ownerId, by: { viewerId: caller.userId }, what: ['horoscope'] });
      // However often it is printed, they have one notice: the newest.
      await this.notifications.retract(manager, ownerId, 'sheet-printed', caller.userId);
      await this.notifications.add(manager, ownerId, 'sheet-printed', {}, caller.userId);
    });
  }

  private async facts(viewerId: number, ownerId: number, { mine, theirs }: Sides): Promise<SheetFacts> {
    const people = await this.profiles.withUsers([viewerId, ownerId]);
    const person = (userId: number, side: Side): SheetPerson => {
      const rows = people.get(userId);
      const star = starOf(side.horoscope);
      if (!rows || !star) throw new AppError('not-found');
      const { memberCode } = rows.user;
      return {
        name: rows.profile.name,
        memberCode,
        star,
        kuja: side.horoscope?.kuja ?? null,
        chart: chartOfSide(side),
      };
    };
    const [my, their] = [person(viewerId, mine), person(ownerId, theirs)];
    const pair = mine.gender === 'female' ? { bride: my, groom: their } : { bride: their, groom: my };
    return { ...pair, now: this.clock.now() };
  }
}
