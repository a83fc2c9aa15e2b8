import { ageWindow } from '@kalyanam/shared/topics/matching/age-window';
import { listMusts } from '@kalyanam/shared/topics/matching/list-musts';
import type { RegistrantView, SessionUser } from '@kalyanam/shared/contracts/auth';
import { listedFrom } from '@kalyanam/shared/topics/profile/marriage-age';
import { madeFor } from '@kalyanam/shared/topics/family/made-for';
import { nameIn } from '@kalyanam/shared/base/person-name';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import type { CandidateConsent } from '../../people/consents/candidate-consent.entity.js';
import { CandidateConsents } from '../../people/consents/candidate-consents.service.js';
import { Clock } from '../../platform/time/clock.js';
import { DeskCallers } from '../../people/seats/desk-callers.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { itemsOf, MemberWishes, type OwnWishes } from '../../matching/wishes/member-wishes.service.js';
import { LookingConfirmations } from '../../matching/freshness/looking-confirmations.service.js';
import type { Profile } from '../../profiles/profile/profile.entity.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';

/** What a member's app knows about its own user. */
@Injectable()
export class SessionUsers {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly looking: LookingConfirmations,
    private readonly candidates: CandidateConsents,
    private readonly desks: DeskCallers,
    private readonly wishes: MemberWishes,
    private readonly clock: Clock,
  ) {}

  /** Names are those that readers of the language see. @throws AppError session-ended when the account no longer exists */
  async forUser(userId: number, language: Language | undefined): Promise<SessionUser> {
    const [user, profile, asked, consent, own] = await Promise.all([
      this.accounts.byId(userId),
      this.profiles.byUserId(userId),
      this.looking.isAsked(userId),
      this.candidates.held(userId),
      this.wishes.own(userId),
    ]);
    if (!user) throw new AppError('session-ended');
    const name = profile ? nameIn(profile, language) : (user.ownName ?? '');
    const youngUntil = profile && listedFrom(profile, this.clock.now());
    return {
      id: user.publicId,
      name,
      email: user.email,
      phone: user.phone,
      emailVerified: user.emailVerifiedAt !== null,
      phoneVerified: user.phoneVerifiedAt !== null,
      isVerified: user.phoneVerifiedAt !== null,
      verificationStatus: user.verificationStatus,
      ...(await this.deskOf(user, language)),
      ...(user.accountStatus === 'on-hold' ? { onHold: true as const } : {}),
      ...(consent?.agreedAt === null ? { consentNeeded: true as const } : {}),
      ...(consent && profile ? { registrant: registrantOf(user, consent, profile) } : {}),
      ...(youngUntil ? { listedFrom: youngUntil } : {}),
      ...(asked ? { asked: true as const } : {}),
      profile: { name },
      display: user.display,
      ageWindow: user.ageWindow && profile ? ageWindow(profile, this.clock.now()) : null,
      ...mustsOf(user, own),
    };
  }

  private async deskOf(
    { id, kind }: User,
    language: Language | undefined,
  ): Promise<Pick<SessionUser, 'family' | 'desk'>> {
    if (kind === 'family') return { family: await this.desks.seatsOf(id, language) };
    return (await this.desks.isShared(id)) ? { desk: true } : {};
  }
}

const registrantOf = (
  { ownName }: User,
  { relation }: CandidateConsent,
  { createdBy, gender }: Profile,
): RegistrantView => ({ name: ownName, relation, madeFor: madeFor(createdBy, gender) });

function mustsOf({ verificationStatus }: User, { wishes, ...own }: OwnWishes): Pick<SessionUser, 'musts'> {
  const musts = listMusts({ items: itemsOf(wishes), ...own }, verificationStatus === 'verified');
  return musts ? { musts } : {};
}
