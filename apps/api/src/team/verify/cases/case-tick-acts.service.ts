/** R69: reviewers tick facts of an open case; a colleague who takes it over sees who ticked what. */
import type { CaseTick, ChecksAnswer, ChecksRequest, HumanFact, TickState } from '@kalyanam/shared/team/checks';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import type { CaseTickRow } from '../../../profiles/cases/case-tick.entity.js';
import { CaseTicks } from '../../../profiles/cases/case-ticks.service.js';
import { CasesService } from '../../../profiles/cases/cases.service.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import type { AdminPrincipal } from '../../../people/team-accounts/admin-principal.js';
import { EvidenceService, requireSeen } from './evidence.service.js';

@Injectable()
export class CaseTickActs {
  constructor(
    private readonly accounts: AccountsService,
    private readonly cases: CasesService,
    private readonly ticks: CaseTicks,
    private readonly evidence: EvidenceService,
  ) {}

  /** @throws AppError not-found without an open case */
  async list(publicId: string, admin: AdminPrincipal): Promise<Answer<ChecksAnswer>> {
    const member = await this.accounts.byPublicId(publicId);
    const open = member && (await this.cases.open(member.id));
    if (!open) throw new AppError('not-found');
    const rows = await this.ticks.forCase(open.id);
    return { caseId: open.publicId, ticks: rows.map((row) => tickView(row, admin.adminId)) };
  }

  /** @throws AppError not-found, already-decided, decision-pending, case-claimed, changed-meanwhile */
  async put(publicId: string, request: ChecksRequest, admin: AdminPrincipal): Promise<Answer<ChecksAnswer>> {
    const { adminId } = admin;
    await this.accounts.withLockedMember(publicId, async (manager, user) => {
      const open = await this.cases.forDecision(manager, user, { adminId, caseId: request.caseId });
      const evidence = await this.evidence.look(manager, user, open);
      requireSeen(evidence, request.seen);
      await this.ticks.replace(manager, { caseId: open.id, adminId, seen: evidence.seen }, statesOf(request));
    });
    return this.list(publicId, admin);
  }
}

const statesOf = ({ ok, wrong }: ChecksRequest): Map<HumanFact, TickState> =>
  new Map([...ok.map((fact) => [fact, 'ok'] as const), ...wrong.map((fact) => [fact, 'wrong'] as const)]);

const tickView = ({ fact, state, seen, admin, adminId, at }: CaseTickRow, callerId: number): CaseTick => ({
  fact,
  state,
  seen,
  admin: { id: admin.publicId, name: admin.name },
  mine: adminId === callerId,
  at: at.toISOString(),
});
