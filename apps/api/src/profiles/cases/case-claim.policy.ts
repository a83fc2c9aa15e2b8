/** A claimed case belongs to its claimer until 2 minutes after the last sign of life, or until its decision. */
import type { VerificationCase } from './verification-case.entity.js';

export const CLAIM_SECONDS = 2 * 60;

export interface Claim {
  readonly adminId: number;
  readonly since: Date;
  readonly until: Date;
}

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
