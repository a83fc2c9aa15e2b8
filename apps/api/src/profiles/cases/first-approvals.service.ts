/** The first of two approvals, where a case needs two reviewers. It is void as soon as the member changes something. */
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';
import { CaseEvents } from './case-events.service.js';
import { VerificationCase } from './verification-case.entity.js';

/** Who gave the first approval of this version of the case; null when there is none. */
export const firstApprover = (
  { secondBy, secondSeen }: Pick<VerificationCase, 'secondBy' | 'secondSeen'>,
  seen: string,
): number | null => (secondSeen === seen ? secondBy : null);

@Injectable()
export class FirstApprovals {
  constructor(
    private readonly events: CaseEvents,
    private readonly changes: MemberChanges,
    private readonly clock: Clock,
  ) {}

  /** The case must be locked. Another reviewer is to look at it, so that it is let go of. */
  async record(manager: EntityManager, { id, userId }: VerificationCase, adminId: number, seen: string): Promise<void> {
    const given = { secondBy: adminId, secondAt: this.clock.now(), secondSeen: seen };
    await manager.update(VerificationCase, { id }, { ...given, claimedBy: null, claimedAt: null });
    await this.changes.note(manager, [userId]);
    await this.events.add(manager, { kind: 'first-yes', caseId: id, adminId });
  }

  /** The case must be locked. */
  async takeBack(manager: EntityManager, { id }: VerificationCase, adminId: number): Promise<void> {
    await manager.update(VerificationCase, { id }, { secondBy: null, secondAt: null, secondSeen: null });
    await this.events.add(manager, { kind: 'first-yes-back', caseId: id, adminId });
  }
}
