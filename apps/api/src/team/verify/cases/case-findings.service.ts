import { isIdentityKind, type DocumentKind } from '@kalyanam/shared/base/vocabulary/documents';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../../../people/accounts/user.entity.js';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import type { AuditEntry } from '../../../people/audit/audit-row.js';
import { CaseTicks } from '../../../profiles/cases/case-ticks.service.js';
import type { VerificationCase } from '../../../profiles/cases/verification-case.entity.js';
import { Checks } from '../../../profiles/checks/checks.service.js';
import { AdminsService } from '../../../people/team-accounts/admins.service.js';
import { EvidenceService, type Evidence } from './evidence.service.js';
import { findingsOf } from './case-findings.policy.js';

/** Who decided what. */
interface Decider {
  readonly adminId: number;
  readonly approved: boolean;
  readonly by: Pick<AuditEntry, 'actor' | 'ip'>;
}

/** C7: keeps what a decision says of a profile. */
@Injectable()
export class CaseFindings {
  constructor(
    private readonly ticks: CaseTicks,
    private readonly evidence: EvidenceService,
    private readonly checks: Checks,
    private readonly admins: AdminsService,
    private readonly audit: AuditLog,
  ) {}

  /** Before the documents are erased. */
  async keep(
    manager: EntityManager,
    user: User,
    { id: caseId, publicId }: VerificationCase,
    { seen, documents }: Evidence,
    { adminId, approved, by }: Decider,
  ): Promise<void> {
    const ticks = await this.ticks.statesOf(manager, { caseId, adminId, seen });
    const opened = await this.evidence.opened(manager, { caseId, adminId }, documents);
    const findings = findingsOf(ticks, ([...opened] as DocumentKind[]).find(isIdentityKind) ?? null, approved);
    if (findings.length === 0) return;
    const role = await this.admins.roleOf(manager, adminId);
    await this.checks.made(
      manager,
      user.id,
      findings.map((made) => ({ ...made, role })),
    );
    const named = (state: string) => findings.flatMap((made) => (made.state === state ? [made.fact] : [])).join(',');
    await this.audit.write(manager, {
      ...by,
      action: 'check-made',
      subject: `member:${user.publicId}`,
      details: { case: publicId, checked: named('checked'), failed: named('failed') },
    });
  }
}
