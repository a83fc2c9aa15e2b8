/**
 * R15, R54, R55, R67: the team decides about a member: immediately, or so that it can be undone for ten seconds; where
 * the owner asks for two reviewers, the first approval is kept until another one approves too.
 */
import type { DecisionAnswer, UndoAnswer } from '@kalyanam/shared/team/contracts';
import { NEEDS_REASON, type Decision, type Acknowledgement } from '@kalyanam/shared/team/case-queue';
import { ADMIN_MESSAGES, firstYesSaid } from '@kalyanam/shared/team/messages';
import type { RejectionReason } from '@kalyanam/shared/base/vocabulary/rejection-reasons';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import type { User } from '../../../people/accounts/user.entity.js';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import { CaseTicks } from '../../../profiles/cases/case-ticks.service.js';
import { CasesService } from '../../../profiles/cases/cases.service.js';
import { FirstApprovals } from '../../../profiles/cases/first-approvals.service.js';
import { PendingDecisions, pendingDecisionView } from '../../../profiles/cases/pending-decisions.service.js';
import type { VerificationCase } from '../../../profiles/cases/verification-case.entity.js';
import { Clock } from '../../../platform/time/clock.js';
import { AppError, fieldError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { withoutIdentityNumbers } from '../../../platform/jobs/masking.js';
import { StoredFiles } from '../../../platform/storage/stored-files.service.js';
import { SessionsService } from '../../../people/sessions/sessions.service.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';
import { EvidenceService, requireAcknowledged, requireSeen, type Evidence } from './evidence.service.js';
import { SecondEyes } from './second-eyes.service.js';
import { Settlement } from './settlement.service.js';

export interface Decided {
  decision: Decision;
  notes: string;
  reasonCodes: readonly RejectionReason[];
  /** The case that was looked at; the newest if omitted. */
  caseId?: string;
  /** The version the administrator was looking at; the current one if omitted. */
  seen?: string;
  acknowledged: readonly Acknowledgement[];
  /** Why it is approved although a check is open or failed. */
  overrideReason: string;
}

const MESSAGE = { approve: ADMIN_MESSAGES.userVerified, reject: ADMIN_MESSAGES.userRejected } as const;

@Injectable()
export class DecisionsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly cases: CasesService,
    private readonly pending: PendingDecisions,
    private readonly evidence: EvidenceService,
    private readonly eyes: SecondEyes,
    private readonly first: FirstApprovals,
    private readonly ticks: CaseTicks,
    private readonly settlement: Settlement,
    private readonly files: StoredFiles,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * The specified call: carried out immediately, whatever is missing.
   * @throws AppError not-found without a case, already-decided with the first decision, decision-pending,
   * case-claimed, changed-meanwhile when it has changed since the administrator opened it, second-look-needed where an
   * approval needs two reviewers
   */
  async decideAtOnce(userId: string, decided: Decided, actor: Actor): Promise<Answer<DecisionAnswer>> {
    const { id } = await this.accounts.byPublicIdOrThrow(userId);
    const [sessionUpdated, rules] = await Promise.all([this.sessions.hasLive(id), this.eyes.rulesFor(id)]);
    const user = await this.accounts.withLocked(id, 'not-found', async (manager, user) => {
      const { adminId } = actor.admin;
      const open = await this.cases.forDecision(manager, user, { adminId, caseId: decided.caseId });
      const evidence = await this.evidence.look(manager, user, open);
      requireSeen(evidence, decided.seen);
      if (decided.decision === 'approve' && this.eyes.isFirst(open, user, evidence, rules, adminId))
        throw new AppError('second-look-needed', { message: ADMIN_MESSAGES.needsSecondLook });
      const settled = {
        ...decided,
        overrideReason: null,
        notes: keptNotes(decided),
        adminId,
        by: actedBy(actor),
        sessionUpdated,
      };
      const verificationStatus = await this.settlement.settle(manager, user, open, evidence, settled);
      return { id: user.publicId, userId: user.publicId, name: evidence.name, verificationStatus };
    });
    await this.files.removeAbandoned();
    return { message: MESSAGE[decided.decision], user, sessionUpdated };
  }

  /**
   * The own route: shown immediately, carried out when the time to undo it is over.
   * @throws AppError as above, and invalid-form for a rejection without a reason or an approval that does not
   * acknowledge what is missing
   */
  async decide(userId: string, decided: Decided, actor: Actor): Promise<Answer<DecisionAnswer>> {
    const { decision, reasonCodes, acknowledged, caseId } = decided;
    const notes = keptNotes(decided);
    const overrideReason = withoutIdentityNumbers(decided.overrideReason.trim()) || null;
    if (decision === 'reject' && notes === null && reasonCodes.length === 0)
      throw fieldError('notes', ADMIN_MESSAGES.rejectionReason);
    const { id } = await this.accounts.byPublicIdOrThrow(userId);
    const doubts = decision === 'approve' ? await this.evidence.numberDoubts(id) : [];
    const rules = await this.eyes.rulesFor(id);
    return this.accounts.withLocked(id, 'not-found', async (manager, user): Promise<Answer<DecisionAnswer>> => {
      const { adminId } = actor.admin;
      const open = await this.cases.forDecision(manager, user, { adminId, caseId });
      const evidence = await this.evidence.look(manager, user, open);
      requireSeen(evidence, decided.seen);
      if (decision === 'approve') {
        const opened = await this.evidence.opened(manager, { caseId: open.id, adminId }, evidence.documents);
        const right = await this.ticks.allRight(manager, { caseId: open.id, adminId, seen: evidence.seen });
        const missing = [
          ...this.evidence.documentDoubts(evidence.documents, opened),
          ...doubts,
          ...(right ? [] : (['checks-open'] as const)),
        ];
        requireAcknowledged(missing, acknowledged);
        if (overrideReason === null && missing.some((doubt) => NEEDS_REASON.includes(doubt)))
          throw fieldError('overrideReason', ADMIN_MESSAGES.overrideReason);
        if (this.eyes.isFirst(open, user, evidence, rules, adminId))
          return this.recordFirst(manager, user, open, evidence, actor);
      }
      const until = await this.pending.add(manager, {
        caseId: open.id,
        adminId,
        decision,
        notes,
        reasonCodes: [...new Set(reasonCodes)].join(',') || null,
        acknowledged: [...new Set(acknowledged)].join(',') || null,
        overrideReason: decision === 'approve' ? overrideReason : null,
        seen: evidence.seen,
        ip: actor.ip,
      });
      const { publicId, verificationStatus } = user;
      return {
        message: MESSAGE[decision],
        user: { id: publicId, userId: publicId, name: evidence.name, verificationStatus },
        sessionUpdated: false,
        pendingUntil: until.toISOString(),
      };
    });
  }

  /** @throws AppError not-found, already-decided once it was carried out, decision-pending when someone else decided */
  async undo(userId: string, actor: Actor): Promise<Answer<UndoAnswer>> {
    await this.accounts.withLockedMember(userId, async (manager, user) => {
      const open = await this.cases.undecided(manager, user.id);
      const pending = await this.pending.forCase(open.id, manager);
      if (!pending) return this.takeFirstBack(manager, user, open, actor);
      const { adminId } = actor.admin;
      const details = { pending: pendingDecisionView(pending, adminId) };
      if (pending.adminId !== adminId || pending.dueAt <= this.clock.now())
        throw new AppError('decision-pending', { details });
      await this.pending.drop(manager, pending, 'undone');
      await this.audit.write(manager, {
        ...actedBy(actor),
        action: 'decision-undone',
        subject: `member:${user.publicId}`,
        details: { case: open.publicId, decision: pending.decision },
      });
    });
    return { message: ADMIN_MESSAGES.decisionUndone };
  }

  /** The first of two approvals: nothing else happens until another reviewer approves too. */
  private async recordFirst(
    manager: EntityManager,
    user: User,
    open: VerificationCase,
    { name, seen }: Evidence,
    actor: Actor,
  ): Promise<Answer<DecisionAnswer>> {
    await this.first.record(manager, open, actor.admin.adminId, seen);
    const { publicId, verificationStatus } = user;
    await this.writeAbout(manager, user, open, actor, 'first-approval');
    const member = { id: publicId, userId: publicId, name, verificationStatus };
    return { message: firstYesSaid(name), user: member, sessionUpdated: false, firstYes: true };
  }

  private async takeFirstBack(manager: EntityManager, user: User, open: VerificationCase, actor: Actor) {
    if (open.secondBy !== actor.admin.adminId) throw new AppError('not-found');
    await this.first.takeBack(manager, open, actor.admin.adminId);
    await this.writeAbout(manager, user, open, actor, 'first-approval-undone');
  }

  private writeAbout(
    manager: EntityManager,
    { publicId }: User,
    { publicId: about }: VerificationCase,
    actor: Actor,
    action: 'first-approval' | 'first-approval-undone',
  ): Promise<void> {
    const entry = { action, subject: `member:${publicId}`, details: { case: about } };
    return this.audit.write(manager, { ...actedBy(actor), ...entry });
  }
}

const keptNotes = ({ notes }: Decided): string | null => withoutIdentityNumbers(notes.trim()) || null;
