import type { CaseClaim } from '@kalyanam/shared/admin/contracts';
import { claimOf } from '../../cases/case-claim.policy.js';
import type { VerificationCase } from '../../cases/verification-case.entity.js';

/** Who works on a case, as another administrator reads it; the claimer must have been read with the case. */
export function claimView(opened: VerificationCase, callerId: number, now: Date): CaseClaim | null {
  const claim = claimOf(opened, now);
  if (!claim || !opened.claimer) return null;
  return {
    adminId: opened.claimer.publicId,
    username: opened.claimer.username,
    name: opened.claimer.name,
    mine: claim.adminId === callerId,
    claimedAt: claim.since.toISOString(),
    until: claim.until.toISOString(),
  };
}
