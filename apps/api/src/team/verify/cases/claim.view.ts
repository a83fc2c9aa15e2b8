import type { CaseClaim } from '@kalyanam/shared/team/contracts';
import { claimOf } from '../../../profiles/cases/case.policy.js';
import type { Admin } from '../../../people/team-accounts/admin.entity.js';

export type ClaimedCase = Parameters<typeof claimOf>[0] & {
  claimer: Pick<Admin, 'publicId' | 'username' | 'name'> | null;
};

/** The administrator working on a case, as shown to others; the case must be loaded with its claimer. */
export function claimView(opened: ClaimedCase, callerId: number, now: Date): CaseClaim | null {
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
