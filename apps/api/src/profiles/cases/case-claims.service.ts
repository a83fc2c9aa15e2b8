/** R56: who works on a case. A claim ends with its page, two minutes after its last sign of life, or by a takeover. */
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { CLAIM_SECONDS, claimOf } from './case.policy.js';
import { CasesRepository } from './cases.repository.js';
import { CaseEvents } from './case-events.service.js';
import type { VerificationCase } from './verification-case.entity.js';

export interface Takeover {
  /** The case was not the administrator's own before. */
  changed: boolean;
  /** Username of who had it until now. */
  from: string | null;
}

@Injectable()
export class CaseClaims {
  constructor(
    private readonly cases: CasesRepository,
    private readonly events: CaseEvents,
    private readonly clock: Clock,
  ) {}

  /** Claims the open case, or renews the claim. False when another administrator has it, or no case is open. */
  take(userId: number, adminId: number): Promise<boolean> {
    return this.cases.transaction(async (manager) => {
      const open = await this.lockOpen(manager, userId);
      if (!open) return false;
      const claim = claimOf(open, this.clock.now());
      if (claim && claim.adminId !== adminId) return false;
      await this.give(manager, open, adminId);
      if (!claim) await this.tell(manager, 'claimed', open, adminId);
      return true;
    });
  }

  /** Claims the open case even from a colleague; null when no case is open. */
  async takeOver(manager: EntityManager, userId: number, adminId: number): Promise<Takeover | null> {
    const open = await this.lockOpen(manager, userId);
    if (!open) return null;
    const before = claimOf(open, this.clock.now())?.adminId ?? null;
    await this.give(manager, open, adminId);
    const changed = before !== adminId;
    if (changed) await this.tell(manager, before === null ? 'claimed' : 'taken-over', open, adminId);
    return { changed, from: before === null ? null : await this.cases.usernameOf(manager, before) };
  }

  /** Releases the open case, if this administrator claimed it. */
  release(userId: number, adminId: number): Promise<void> {
    return this.cases.transaction(async (manager) => {
      const open = await this.lockOpen(manager, userId);
      if (open?.claimedBy !== adminId) return;
      await this.cases.setClaim(manager, open, { claimedBy: null, claimedAt: null });
      await this.events.add(manager, { kind: 'released', caseId: open.id, adminId });
    });
  }

  private async lockOpen(manager: EntityManager, userId: number): Promise<VerificationCase | null> {
    const newest = await this.cases.lock(manager, userId);
    return newest?.decidedAt === null ? newest : null;
  }

  private give(manager: EntityManager, open: VerificationCase, adminId: number): Promise<void> {
    return this.cases.setClaim(manager, open, { claimedBy: adminId, claimedAt: this.clock.now() });
  }

  private tell(manager: EntityManager, kind: 'claimed' | 'taken-over', { id }: VerificationCase, adminId: number) {
    return this.events.add(manager, { kind, caseId: id, adminId, until: this.clock.inSeconds(CLAIM_SECONDS) });
  }
}
