/** C7: the checks of a member for the team, and how a check is taken back. */
import type { TeamCheck, TeamChecksAnswer } from '@kalyanam/shared/team/check-queue';
import { CHECK_FACTS, isCheckFact } from '@kalyanam/shared/topics/verification/checks';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import { CheckFiles } from '../../../profiles/checks/check-files.service.js';
import { isFailed, lineOf } from '../../../profiles/checks/checks.policy.js';
import { Checks } from '../../../profiles/checks/checks.service.js';
import { Clock } from '../../../platform/time/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { withoutIdentityNumbers } from '../../../platform/jobs/masking.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';

@Injectable()
export class TeamChecks {
  constructor(
    private readonly checks: Checks,
    private readonly files: CheckFiles,
    private readonly accounts: AccountsService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError not-found */
  async forMember(publicId: string): Promise<Answer<TeamChecksAnswer>> {
    const user = await this.accounts.byPublicIdOrThrow(publicId);
    const [{ said, rows }, files] = await Promise.all([this.checks.forUser(user.id), this.files.ofUser(user.id)]);
    const now = this.clock.now();
    const checks = CHECK_FACTS.map((fact): TeamCheck => {
      const row = rows.get(fact);
      return {
        ...lineOf(fact, row, said, now),
        failed: row !== undefined && isFailed(row, said),
        until: row?.state === 'checked' ? row.validUntil : null,
        role: row?.checkedByRole ?? null,
        revoked: row?.revokedWhy ?? null,
        waiting: files.get(fact)?.decidedAt === null,
      };
    });
    return { checks };
  }

  /** @throws AppError not-found where nothing counts as checked */
  async revoke(publicId: string, fact: string, reason: string, actor: Actor): Promise<Answer<TeamChecksAnswer>> {
    if (!isCheckFact(fact)) throw new AppError('not-found');
    const why = withoutIdentityNumbers(reason.trim());
    await this.accounts.withLockedMember(publicId, async (manager, { id }) => {
      if (!(await this.checks.revoke(manager, id, fact, why))) throw new AppError('not-found');
      const subject = `member:${publicId}`;
      const details = { fact, reason: why };
      await this.audit.write(manager, { ...actedBy(actor), action: 'check-revoked', subject, details });
    });
    return this.forMember(publicId);
  }
}
