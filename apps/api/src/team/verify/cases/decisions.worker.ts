/**
 * R54: carries out decisions whose time to be undone is over. Every process of the team's side looks; the locks of
 * account and case let one of them carry a decision out, once, also when the process that took it has died.
 */
import type { Acknowledgement } from '@kalyanam/shared/team/case-queue';
import type { RejectionReason } from '@kalyanam/shared/base/vocabulary/rejection-reasons';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import type { User } from '../../../people/accounts/user.entity.js';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import { CasesService } from '../../../profiles/cases/cases.service.js';
import type { PendingDecisionRow } from '../../../profiles/cases/pending-decision.entity.js';
import { PendingDecisions, type DueDecision } from '../../../profiles/cases/pending-decisions.service.js';
import type { VerificationCase } from '../../../profiles/cases/verification-case.entity.js';
import { Clock } from '../../../platform/time/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { DueWork } from '../../../platform/jobs/due-work.js';
import { StoredFiles } from '../../../platform/storage/stored-files.service.js';
import { SessionsService } from '../../../people/sessions/sessions.service.js';
import { adminActor } from '../../../people/team-accounts/admin-principal.js';
import { EvidenceService } from './evidence.service.js';
import { Settlement } from './settlement.service.js';

const LOOK_EVERY_MS = 1000;
const BATCH = 20;

@Injectable()
export class DecisionsWorker implements BeforeApplicationShutdown {
  private readonly turns = new DueWork({
    name: 'Decisions',
    failure: 'A decision was not carried out',
    due: () => this.pending.due(BATCH),
    carryOut: (decision) => this.carryOut(decision),
    after: async (count) => count > 0 && this.files.removeAbandoned(),
  });

  constructor(
    private readonly accounts: AccountsService,
    private readonly cases: CasesService,
    private readonly pending: PendingDecisions,
    private readonly evidence: EvidenceService,
    private readonly settlement: Settlement,
    private readonly files: StoredFiles,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  @Interval(LOOK_EVERY_MS)
  carryOutDue(): Promise<void> {
    return this.turns.run();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.turns.end();
  }

  private async carryOut({ caseId, userId }: DueDecision): Promise<void> {
    const sessionUpdated = await this.sessions.hasLive(userId);
    try {
      await this.locked(userId, caseId, async (manager, user, open, decision) => {
        const evidence = await this.evidence.look(manager, user, open);
        if (evidence.seen !== decision.seen) return this.callOff(manager, user, open, decision);
        await this.pending.remove(manager, open.id);
        await this.settlement.settle(manager, user, open, evidence, { ...settledOf(decision), sessionUpdated });
      });
    } catch (error) {
      // The member's status allows no decision any more: it would be refused again and again.
      if (!(error instanceof AppError)) throw error;
      await this.locked(userId, caseId, (...facts) => this.callOff(...facts));
    }
  }

  /** Nothing, when another process was first or the decision was undone. */
  private async locked(
    userId: number,
    caseId: number,
    work: (manager: EntityManager, user: User, open: VerificationCase, decision: PendingDecisionRow) => Promise<void>,
  ): Promise<void> {
    await this.accounts.transaction(async (manager) => {
      const user = await this.accounts.lock(manager, userId);
      const decision = user && (await this.pending.forCase(caseId, manager));
      if (!decision || decision.dueAt > this.clock.now()) return;
      const open = await this.cases.undecided(manager, userId);
      await work(manager, user, open, decision);
    });
  }

  private async callOff(manager: EntityManager, user: User, open: VerificationCase, decision: PendingDecisionRow) {
    await this.pending.drop(manager, decision, 'called-off');
    await this.audit.write(manager, {
      actor: adminActor(decision.admin),
      ip: decision.ip,
      action: 'decision-called-off',
      subject: `member:${user.publicId}`,
      details: { case: open.publicId, decision: decision.decision },
    });
  }
}

const settledOf = ({
  admin,
  ip,
  notes,
  reasonCodes,
  acknowledged,
  overrideReason,
  decision,
  adminId,
}: PendingDecisionRow) => ({
  decision,
  adminId,
  notes,
  reasonCodes: (reasonCodes?.split(',') ?? []) as RejectionReason[],
  acknowledged: (acknowledged?.split(',') ?? []) as Acknowledgement[],
  overrideReason,
  by: { actor: adminActor(admin), ip },
});
