import type { VerificationCase } from './verification-case.entity.js';

export const CLAIM_SECONDS = 2 * 60;

export interface Claim {
  readonly adminId: number;
  readonly since: Date;
  readonly until: Date;
}

/** A claimed case belongs to its claimer until 2 minutes after the last sign of life, or until its decision. */
export function claimOf(
  {
    claimedBy,
    claimedAt,
    decidedAt = null,
  }: Pick<VerificationCase, 'claimedBy' | 'claimedAt'> & Partial<Pick<VerificationCase, 'decidedAt'>>,
  now: Date,
): Claim | null {
  if (claimedBy === null || claimedAt === null || decidedAt !== null) return null;
  const until = new Date(claimedAt.getTime() + CLAIM_SECONDS * 1000);
  return until > now ? { adminId: claimedBy, since: claimedAt, until } : null;
}

/**
 * While a case waits for its member, or is paused with the account, its clock is stopped: it starts later by that time.
 */
export const resumedAt = (enteredAt: Date, stoppedAt: Date, now: Date): Date =>
  new Date(enteredAt.getTime() + Math.max(0, now.getTime() - stoppedAt.getTime()));
