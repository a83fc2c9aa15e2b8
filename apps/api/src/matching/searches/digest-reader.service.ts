import { Injectable } from '@nestjs/common';
import { memberLevels, type MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { User } from '../../people/accounts/user.entity.js';
import { MemberConsents } from '../../people/consents/member-consents.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';

export interface Reader {
  readonly user: User;
  /** The member the listing is queried for. */
  readonly caller: MemberPrincipal;
  readonly agreedAt: Date;
}

/**
 * Who may get digests at this moment: an open account that browses and is itself looked for, with a verified address
 * and the consent.
 */
@Injectable()
export class DigestReaders {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly consents: MemberConsents,
  ) {}

  async find(userId: number): Promise<Reader | null> {
    const found = await this.profiles.withUser(userId);
    if (!found || !found.profile.isActive || found.profile.marriedAt !== null) return null;
    const { user } = found;
    if (user.accountStatus !== 'active' || user.emailVerifiedAt === null) return null;
    const { publicId, verificationStatus } = user;
    const levels = memberLevels(verificationStatus);
    const agreedAt = levels.includes('browsing-member') ? (await this.consents.given(userId)).get('digest') : undefined;
    if (!agreedAt) return null;
    return {
      user,
      agreedAt,
      caller: { userId, publicId, sessionId: null, verificationStatus, kind: user.kind, levels },
    };
  }
}
