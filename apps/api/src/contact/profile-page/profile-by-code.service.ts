import type { ProfileAnswer } from '@kalyanam/shared/contracts/profile-requests';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { parseMemberCode } from '@kalyanam/shared/topics/account/member-code';
import { Injectable } from '@nestjs/common';
import { AccessLedger } from '../../people/access-ledger/access-ledger.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { memberViewer } from '../../profiles/photos/photo-addresses.js';
import { confirmedSince } from '@kalyanam/shared/topics/matching/looking';
import { marriageableBornBy } from '@kalyanam/shared/topics/profile/marriage-age';
import { ProfileSeen } from '../../profiles/profile/profile-seen.service.js';
import { withoutContact } from '../../profiles/profile/profile.policy.js';
import { ProfileVisibility } from '../../profiles/profile/profile-visibility.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { Matches } from '../../matching/wishes/matches.service.js';
import { lookedAt } from './looked-at.js';

/** A profile by the number that a family heard on the phone. It opens nothing that browse would not. */
@Injectable()
export class ProfileByCode {
  constructor(
    private readonly visibility: ProfileVisibility,
    private readonly profiles: ProfilesService,
    private readonly seen: ProfileSeen,
    private readonly matches: Matches,
    private readonly ledger: AccessLedger,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError invalid-form for a slip of the tongue, and code-not-found alike for all who are not to be found
   */
  async view(caller: MemberPrincipal, typed: string): Promise<Answer<ProfileAnswer>> {
    const code = parseMemberCode(typed);
    if (code === null) throw fieldError('code', MESSAGES.memberCodeAgain);
    await this.limits.count('code-search', caller.publicId);
    const found = await this.visibility.findByCode(caller, code);
    if (!found || !(found.may.own || (await this.isToBeFound(found.ownerId)))) throw new AppError('code-not-found');
    const may = withoutContact(found.may, 'until-opened');
    const match = await this.matches.withOwner(caller.userId, found.ownerId);
    const profile = await this.seen.view(caller, { ...found, may }, memberViewer(caller), match);
    const by = { viewerId: caller.userId };
    await this.ledger.noteAlone({ ownerId: found.ownerId, by, what: lookedAt(profile) });
    return { profile };
  }

  /** Offline only where the owner wants it; never below the age at which browse begins. */
  private async isToBeFound(userId: number): Promise<boolean> {
    const rows = await this.profiles.withUser(userId);
    if (!rows) return false;
    const { profile } = rows;
    const now = this.clock.now();
    const isOnline = profile.isActive && profile.lookingConfirmedAt >= confirmedSince(now);
    return profile.dob <= marriageableBornBy(profile.gender, now) && (isOnline || profile.codeWhenOffline);
  }
}
