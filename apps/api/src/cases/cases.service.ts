/** R8, R9, R15: the queue of members waiting for the team's decision; the only writer of its table. */
import type { Decision, FirstDecision } from '@kalyanam/shared/admin/contracts';
import type { RejectionReason } from '@kalyanam/shared/vocabulary/rejection-reasons';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { publicId } from '../common/crypto/public-id.js';
import { AppError } from '../common/errors/app-error.js';
import { CLAIM_SECONDS, claimOf } from './case-claim.policy.js';
import { CasesRepository, type DecisionsOfDay } from './cases.repository.js';
import type { VerificationCase } from './verification-case.entity.js';

export interface TeamDecision {
  decision: Decision;
  adminId: number;
  notes: string | null;
  /** For a rejection, from REJECTION_REASONS. */
  reasonCodes?: readonly RejectionReason[];
  /** The case that the administrator has open; the newest if omitted. */
  caseId?: string;
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
    private readonly clock: Clock,
  ) {}

  /** Opens a case, unless one is open already. */
  async enter(manager: EntityManager, userId: number, { resubmission }: { resubmission: boolean }): Promise<void> {
    await this.cases.insert(manager, { publicId: publicId(), userId, resubmission, enteredAt: this.clock.now() });
  }

  /** Records a case that needed no review: the pair was on the eligible list. */
  async enterPreApproved(manager: EntityManager, userId: number): Promise<void> {
    const now = this.clock.now();
    const decided = { decision: 'pre-approved', decidedAt: now } as const;
    await this.cases.insert(manager, { publicId: publicId(), userId, enteredAt: now, ...decided });
  }

  /**
   * Closes the open case; the member's account must be locked.
   * @throws AppError already-decided with the first decision, case-claimed by another administrator, not-found when
   * there never was a case
   */
  async decide(manager: EntityManager, userId: number, decided: TeamDecision): Promise<VerificationCase> {
    const open = await this.cases.lock(manager, userId, decided.caseId);
    if (!open) throw new AppError('not-found');
    if (open.decidedAt !== null)
      throw new AppError('already-decided', { details: { first: await this.firstDecision(manager, open) } });
    const claim = claimOf(open, this.clock.now());
    if (claim && claim.adminId !== decided.adminId) throw new AppError('case-claimed');
    const outcome = {
      decision: decided.decision,
      decidedAt: this.clock.now(),
      decidedBy: decided.adminId,
      notes: decided.notes,
      reasonCodes: [...new Set(decided.reasonCodes)].join(',') || null,
    };
    if (!(await this.cases.close(manager, open.id, outcome))) throw new AppError('changed-meanwhile');
    return open;
  }

  hasOpen(manager: EntityManager, userId: number): Promise<boolean> {
    return this.cases.hasOpen(manager, userId);
  }

  /** Claims the open case, or extends the claim. Returns false when someone else has it, or there is none. */
  claim(userId: number, adminId: number): Promise<boolean> {
    return this.cases.claim(userId, adminId, this.clock.now(), this.clock.inSeconds(-CLAIM_SECONDS));
  }

  /** Releases the open case, if this administrator claimed it. */
  release(userId: number, adminId: number): Promise<void> {
    return this.cases.release(userId, adminId);
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
