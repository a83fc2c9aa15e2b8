import { parseMemberCode } from '@kalyanam/shared/topics/account/member-code';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { isPublicId } from '../../platform/crypto/public-id.js';
import { Clock } from '../../platform/time/clock.js';
import { acceptedSecrets } from '../../platform/config/secrets.js';
import { Settings } from '../../platform/config/settings.js';
import { whoUnder } from '../../platform/logging/who.js';

const DAY_SECONDS = 86_400;
/** A complaint is rarely older. */
const DAYS = 7;

/** The digest that identifies an account in the logs. */
@Injectable()
export class AccountInLog {
  constructor(
    private readonly accounts: AccountsService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * By day of UTC, the newest first; while a secret is exchanged, by both. The account is a member's number, or the
   * public id of any account: also of an administrator, or of one that is deleted.
   * @throws for what is neither, and where no member has that number: a slip would be searched for in vain
   */
  async lately(account: string): Promise<Map<string, string[]>> {
    const publicId = await this.publicIdOf(account);
    const by = acceptedSecrets(this.settings.secrets, 'codes').map(whoUnder);
    const moments = Array.from({ length: DAYS }, (_, ago) => this.clock.inSeconds(-ago * DAY_SECONDS));
    return new Map(moments.map((at) => [at.toISOString().slice(0, 10), by.map((who) => who(publicId, at))]));
  }

  private async publicIdOf(account: string): Promise<string> {
    const code = parseMemberCode(account);
    if (code === null && isPublicId(account)) return account;
    if (code === null)
      throw new Error(
        'This is no public id, and no number of a member: seven digits and a letter that catches a slip.',
      );
    const user = await this.accounts.byMemberCode(code);
    if (!user) throw new Error('No member has this number.');
    return user.publicId;
  }
}
