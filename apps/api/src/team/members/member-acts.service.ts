/** What the team does for one member beside the state of the account: ends sessions, sends a code, hands out their file. */
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import type {
  BiodataWithdrawnByTeam,
  CodeChannel,
  MemberCodeAnswer,
  MemberSignedOutAnswer,
} from '@kalyanam/shared/team/user-acts';
import type { ExportAnswer } from '@kalyanam/shared/contracts/account';
import type { LedgerWhat } from '@kalyanam/shared/base/domain/lists';
import { Injectable } from '@nestjs/common';
import { AccessLedger } from '../../people/access-ledger/access-ledger.service.js';
import { MemberData } from '../../my/settings/export/member-data.service.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { BiodataShares } from '../../profiles/biodata-shares/biodata-shares.service.js';
import { AppError, refusedField } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { withoutIdentityNumbers } from '../../platform/jobs/masking.js';
import { SessionsService } from '../../people/sessions/sessions.service.js';
import { actedBy, type Actor } from '../../people/team-accounts/actor.js';
import { CodeSending, isConfirmed, targetOf } from '../../joining/verification/code-sending.service.js';

/** What a file with everything shows, as the member's ledger calls it; pictures are not in it. */
const IN_THE_FILE: readonly LedgerWhat[] = ['profile', 'contact', 'gothra', 'horoscope', 'family', 'number'];

@Injectable()
export class MemberActs {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly sending: CodeSending,
    private readonly data: MemberData,
    private readonly limits: Limits,
    private readonly audit: AuditLog,
    private readonly links: BiodataShares,
    private readonly ledger: AccessLedger,
  ) {}

  /** @throws AppError not-found */
  async signOut(publicId: string, actor: Actor): Promise<Answer<MemberSignedOutAnswer>> {
    const ended = await this.accounts.withLockedMember(publicId, async (manager, { id }) => {
      const sessions = await this.sessions.endAll(manager, id, 'team');
      const details = { sessions };
      await this.audit.write(manager, { ...by(actor, publicId), action: 'member-signed-out', details });
      return sessions;
    });
    return { message: ADMIN_MESSAGES.memberSignedOut, userId: publicId, sessions: ended };
  }

  /** C13. For good: a hold or a suspension closes links only as long as it lasts. @throws AppError not-found */
  async withdrawBiodata(publicId: string, actor: Actor): Promise<Answer<BiodataWithdrawnByTeam>> {
    const withdrawn = await this.accounts.withLockedMember(publicId, async (manager, { id }) => {
      const links = await this.links.revokeAll(manager, id, 'team');
      await this.audit.write(manager, { ...by(actor, publicId), action: 'biodata-withdrawn', details: { links } });
      return links;
    });
    return { message: ADMIN_MESSAGES.biodataWithdrawn, userId: publicId, withdrawn };
  }

  /**
   * Another code, counted like one that the member asked for.
   * @throws AppError not-found, changed-meanwhile when the address is verified, phone-taken, otp-send-failed within the
   * cooldown, too-many-requests
   */
  async sendCode(publicId: string, channel: CodeChannel, actor: Actor): Promise<Answer<MemberCodeAnswer>> {
    const user = await this.accounts.byPublicIdOrThrow(publicId);
    if (isConfirmed(user, channel)) throw new AppError('changed-meanwhile');
    if (channel === 'phone' && (await this.accounts.isPhoneTaken(user.phone)))
      throw refusedField('phone-taken', 'channel');
    const resendAfter = await this.sending.resend(targetOf(user, channel), actor.ip);
    const details = { channel };
    await this.accounts.transaction((manager) =>
      this.audit.write(manager, { ...by(actor, publicId), action: 'member-code-sent', details }),
    );
    return { message: ADMIN_MESSAGES.memberCodeSent, resendAfter };
  }

  /** The audit log and the member's ledger have it before the file leaves. @throws AppError not-found, too-many-requests */
  async file(publicId: string, reason: string, actor: Actor): Promise<Answer<ExportAnswer>> {
    const { id } = await this.accounts.byPublicIdOrThrow(publicId);
    await this.limits.count('export-member', String(id));
    const details = { reason: withoutIdentityNumbers(reason.trim()) };
    await this.accounts.transaction(async (manager) => {
      await this.audit.write(manager, { ...by(actor, publicId), action: 'member-data-exported', details });
      await this.ledger.note(manager, { ownerId: id, by: actor.admin, what: IN_THE_FILE });
    });
    return this.data.forUser(id);
  }
}

const by = (actor: Actor, publicId: string) => ({ ...actedBy(actor), subject: `member:${publicId}` });
