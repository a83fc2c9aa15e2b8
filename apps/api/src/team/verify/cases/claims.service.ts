/** Keeps two reviewers from working on the same case. */
import type { CaseClaim, ClaimAnswer } from '@kalyanam/shared/team/contracts';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import { Clock } from '../../../platform/time/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import { CaseClaims } from '../../../profiles/cases/case-claims.service.js';
import { CasesService, requireOpenAccount } from '../../../profiles/cases/cases.service.js';
import type { AdminPrincipal } from '../../../people/team-accounts/admin-principal.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';
import { claimView } from './claim.view.js';

@Injectable()
export class ClaimsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly cases: CasesService,
    private readonly claims: CaseClaims,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Claims a case, or renews the claim.
   * @throws AppError not-found, account-not-open while the member is held or suspended, case-claimed with the claimer
   */
  async take(publicId: string, admin: AdminPrincipal): Promise<Answer<ClaimAnswer>> {
    const member = await this.accounts.byPublicIdOrThrow(publicId);
    const { id } = member;
    requireOpenAccount(member);
    const taken = await this.claims.take(id, admin.adminId);
    const claimedBy = await this.claimOn(id, admin);
    if (!taken && !claimedBy) throw new AppError('not-found');
    if (!taken) throw new AppError('case-claimed', { details: { claimedBy } });
    return { claimedBy };
  }

  /**
   * R56: another reviewer takes the case over, and the first one is notified. @throws AppError not-found,
   * account-not-open
   */
  async takeOver(publicId: string, actor: Actor): Promise<Answer<ClaimAnswer>> {
    const member = await this.accounts.byPublicIdOrThrow(publicId);
    const { id, publicId: subject } = member;
    requireOpenAccount(member);
    const { admin } = actor;
    await this.accounts.transaction(async (manager) => {
      const takeover = await this.claims.takeOver(manager, id, admin.adminId);
      if (!takeover) throw new AppError('not-found');
      if (!takeover.changed || takeover.from === null) return;
      const details = { from: takeover.from };
      const entry = { action: 'case-taken-over', subject: `member:${subject}`, details } as const;
      await this.audit.write(manager, { ...actedBy(actor), ...entry });
    });
    return { claimedBy: await this.claimOn(id, admin) };
  }

  /** Releases a case, also one that was decided since; someone else's claim stays. @throws AppError not-found */
  async release(publicId: string, admin: AdminPrincipal): Promise<Answer<ClaimAnswer>> {
    const { id } = await this.accounts.byPublicIdOrThrow(publicId);
    await this.claims.release(id, admin.adminId);
    return { claimedBy: await this.claimOn(id, admin) };
  }

  private async claimOn(userId: number, admin: AdminPrincipal): Promise<CaseClaim | null> {
    const opened = await this.cases.open(userId);
    return opened && claimView(opened, admin.adminId, this.clock.now());
  }
}
