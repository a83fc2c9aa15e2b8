import type { CaseClaim } from '@kalyanam/shared/admin/contracts';
import { claimOf } from '../../cases/case-claim.policy.js';
import type { VerificationCase } from '../../cases/verification-case.entity.js';

/** Who is working on a case, as shown to other administrators; the case must be loaded with its claimer. */
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
