import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts/accounts.service.js';
import { memberLevels, type MemberPrincipal } from '../accounts/member-principal.js';
import type { User } from '../accounts/user.entity.js';
import { MemberConsents } from '../consents/member-consents.service.js';

export interface Reader {
  readonly user: User;
  /** As whom the listing is asked. */
  readonly caller: MemberPrincipal;
  readonly agreedAt: Date;
}

/** Who may get letters at this moment: an open account that browses, with a verified address and the consent. */
@Injectable()
export class LetterReaders {
  constructor(
    private readonly accounts: AccountsService,
    private readonly consents: MemberConsents,
  ) {}

  async find(userId: number): Promise<Reader | null> {
    const user = await this.accounts.byId(userId);
    if (!user || user.accountStatus !== 'active' || user.emailVerifiedAt === null) return null;
    const { publicId, verificationStatus } = user;
    const levels = memberLevels(verificationStatus);
    const agreedAt = levels.includes('browsing-member') ? (await this.consents.given(userId)).get('digest') : undefined;
    if (!agreedAt) return null;
    return { user, agreedAt, caller: { userId, publicId, sessionId: null, verificationStatus, levels } };
  }
}
