/** Keeps two reviewers from taking the same case: a claim is one conditional update. */
import type { CaseClaim, ClaimAnswer } from '@kalyanam/shared/admin/contracts';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.js';
import { Clock } from '../../common/clock.js';
import { AppError } from '../../common/errors/app-error.js';
import type { Answer } from '../../common/http/answer.js';
import { CasesService } from '../../cases/cases.service.js';
import type { AdminPrincipal } from '../../team/admin-principal.js';
import { claimView } from './claim.view.js';

@Injectable()
export class ClaimsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly cases: CasesService,
    private readonly clock: Clock,
  ) {}

  /** Claims a case, or extends the claim by 15 minutes. @throws AppError not-found, case-claimed with the claimer */
  async take(publicId: string, admin: AdminPrincipal): Promise<Answer<ClaimAnswer>> {
    const userId = await this.memberOf(publicId);
    const taken = await this.cases.claim(userId, admin.adminId);
    const claimedBy = await this.claimOn(userId, admin);
    if (!taken) throw new AppError('case-claimed', { details: { claimedBy } });
    return { claimedBy };
  }

  /** Releases a case; someone else's claim stays. @throws AppError not-found */
  async release(publicId: string, admin: AdminPrincipal): Promise<Answer<ClaimAnswer>> {
    const userId = await this.memberOf(publicId);
    await this.cases.release(userId, admin.adminId);
    return { claimedBy: await this.claimOn(userId, admin) };
  }

  private async claimOn(userId: number, admin: AdminPrincipal): Promise<CaseClaim | null> {
    const opened = await this.cases.open(userId);
    if (!opened) throw new AppError('not-found');
    return claimView(opened, admin.adminId, this.clock.now());
  }

  private async memberOf(publicId: string): Promise<number> {
    const member = await this.accounts.byPublicId(publicId);
    if (!member) throw new AppError('not-found');
    return member.id;
  }
}
