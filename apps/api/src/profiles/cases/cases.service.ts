/** R8, R9, R15: the queue of members waiting for the team's decision; the only writer of its table, but for claims. */
import type { FirstDecision } from '@kalyanam/shared/team/contracts';
import type { Decision } from '@kalyanam/shared/team/case-queue';
import { ACCOUNT_NOT_OPEN } from '@kalyanam/shared/team/messages';
import type { RejectionReason } from '@kalyanam/shared/base/vocabulary/rejection-reasons';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../../people/accounts/user.entity.js';
import { Clock } from '../../platform/time/clock.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { AppError } from '../../platform/errors/app-error.js';
import { CaseQuestions } from './case-questions.service.js';
import { claimOf, resumedAt } from './case.policy.js';
import { CasesRepository, type DecisionsOfDay } from './cases.repository.js';
import { CaseEvents } from './case-events.service.js';
import { pendingDecisionView, PendingDecisions } from './pending-decisions.service.js';
import type { VerificationCase } from './verification-case.entity.js';

export interface TeamDecision {
  decision: Decision;
  adminId: number;
  notes: string | null;
  /** For a rejection, from REJECTION_REASONS. */
  reasonCodes?: readonly RejectionReason[];
}

export interface Rejection {
  notes: string;
  reasonCodes: string[];
  decidedAt: Date;
}

@Injectable()
export class CasesService {
  constructor(
    private readonly cases: CasesRepository,
    private readonly pending: PendingDecisions,
    private readonly questions: CaseQuestions,
    private readonly events: CaseEvents,
    private readonly clock: Clock,
  ) {}

  /** Opens a case, unless one is open already. */
  async enter(manager: EntityManager, userId: number, { resubmission }: { resubmission: boolean }): Promise<void> {
    const entered = { publicId: publicId(), userId, resubmission, enteredAt: this.clock.now() };
    const caseId = await this.cases.insert(manager, entered);
    if (caseId !== null) await this.events.add(manager, { kind: 'entered', caseId });
  }

  /** R107: the open case of a member who is held or suspended leaves the queue. The account must be locked. */
  async pause(manager: EntityManager, userId: number): Promise<void> {
    const open = await this.openLocked(manager, userId);
    if (!open || open.pausedSince !== null) return;
    await this.cases.setPause(manager, open, { pausedSince: this.clock.now(), claimedBy: null, claimedAt: null });
    await this.events.add(manager, { kind: 'paused', caseId: open.id });
  }

  /** Brings the case back with its clock where it stopped. The account must be locked. */
  async resume(manager: EntityManager, userId: number): Promise<void> {
    const open = await this.openLocked(manager, userId);
    if (!open?.pausedSince) return;
    // While it waits for its member, that question's end moves the clock, by all of the time.
    const enteredAt = open.waitingSince
      ? open.enteredAt
      : resumedAt(open.enteredAt, open.pausedSince, this.clock.now());
    await this.cases.setPause(manager, open, { pausedSince: null, enteredAt });
    await this.events.add(manager, { kind: 'resumed', caseId: open.id });
  }

  /** Records a case that needed no review: the pair was on the eligible list. */
  async enterPreApproved(manager: EntityManager, userId: number): Promise<void> {
    const now = this.clock.now();
    const decided = { decision: 'pre-approved', decidedAt: now } as const;
    await this.cases.insert(manager, { publicId: publicId(), userId, enteredAt: now, ...decided });
  }

  /**
   * The open case that this administrator may decide, locked; the member's account must be locked.
   * @throws AppError account-not-open while the member is held or suspended (R107), already-decided with the first
   * decision, decision-pending with that decision, case-claimed by another administrator, not-found when there never
   * was a case
   */
  async forDecision(
    manager: EntityManager,
    user: Pick<User, 'id' | 'accountStatus'>,
    { adminId, caseId }: { adminId: number; caseId?: string },
  ): Promise<VerificationCase> {
    const open = await this.undecided(manager, user.id, caseId);
    requireOpenAccount(user);
    const pending = await this.pending.forCase(open.id, manager);
    if (pending)
      throw new AppError('decision-pending', { details: { pending: pendingDecisionView(pending, adminId) } });
    const claim = claimOf(open, this.clock.now());
    if (claim && claim.adminId !== adminId) throw new AppError('case-claimed');
    return open;
  }

  /** The open case, locked. @throws AppError already-decided with the first decision, not-found */
  async undecided(manager: EntityManager, userId: number, caseId?: string): Promise<VerificationCase> {
    const open = await this.cases.lock(manager, userId, caseId);
    if (!open) throw new AppError('not-found');
    if (open.decidedAt !== null)
      throw new AppError('already-decided', { details: { first: await this.firstDecision(manager, open) } });
    return open;
  }

  /** Closes a case that is locked and open. */
  async close(
    manager: EntityManager,
    open: Pick<VerificationCase, 'id' | 'userId'>,
    decided: TeamDecision,
  ): Promise<void> {
    const outcome = {
      decision: decided.decision,
      decidedAt: this.clock.now(),
      decidedBy: decided.adminId,
      notes: decided.notes,
      reasonCodes: [...new Set(decided.reasonCodes)].join(',') || null,
    };
    if (!(await this.cases.close(manager, open, outcome))) throw new AppError('changed-meanwhile');
    await this.questions.caseDecided(manager, open.id);
  }

  /** The open case, locked; null without one. */
  async openLocked(manager: EntityManager, userId: number): Promise<VerificationCase | null> {
    const newest = await this.cases.lock(manager, userId);
    return newest?.decidedAt === null ? newest : null;
  }

  /** A case was ever opened for this member; the account must be locked. */
  async hasHad(manager: EntityManager, userId: number): Promise<boolean> {
    return (await this.cases.lock(manager, userId)) !== null;
  }

  /** The member was asked for the picture of their document once more; the case must be locked. */
  countReminder(manager: EntityManager, { id, reminders }: VerificationCase): Promise<void> {
    return this.cases.setReminders(manager, id, { reminders: reminders + 1, remindedAt: this.clock.now() });
  }

  openIn(manager: EntityManager, userId: number): Promise<VerificationCase | null> {
    return this.cases.openIn(manager, userId);
  }

  /** The open case with its claimer, or null. */
  open(userId: number): Promise<VerificationCase | null> {
    return this.cases.open(userId);
  }

  /** What the team wrote with the newest rejection (R9), or null. */
  async lastRejection(userId: number): Promise<Rejection | null> {
    const rejected = await this.cases.newestRejection(userId);
    if (!rejected?.decidedAt) return null;
    const reasonCodes = rejected.reasonCodes?.split(',') ?? [];
    return { notes: rejected.notes ?? '', reasonCodes, decidedAt: rejected.decidedAt };
  }

  /** R14: open cases; mean hours to a human decision since `month`, or null; members verified since `week`. */
  waiting(): Promise<{ cases: number; oldest: Date | null }> {
    return this.cases.waiting();
  }

  figures(since: { month: Date; week: Date }): Promise<{ pending: number; hours: number | null; recent: number }> {
    return this.cases.figures(since);
  }

  /** Approvals, pre-approved members included, and rejections by day in India. */
  decisionsPerDay(since: Date): Promise<DecisionsOfDay[]> {
    return this.cases.decisionsPerDay(since);
  }

  private async firstDecision(manager: EntityManager, decided: VerificationCase): Promise<FirstDecision | null> {
    if (decided.decision === null || decided.decidedAt === null) return null;
    return {
      decision: decided.decision === 'reject' ? 'reject' : 'approve',
      decidedBy: decided.decidedBy === null ? 'eligible list' : await this.cases.usernameOf(manager, decided.decidedBy),
      decidedAt: decided.decidedAt.toISOString(),
    };
  }
}

/** @throws AppError account-not-open */
export function requireOpenAccount({ accountStatus }: Pick<User, 'accountStatus'>): void {
  if (accountStatus !== 'active') throw new AppError('account-not-open', { message: ACCOUNT_NOT_OPEN[accountStatus] });
}
