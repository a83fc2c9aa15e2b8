import type { PendingVerification } from '@kalyanam/shared/admin/contracts';

/** Nobody else works on it. */
export const isFree = ({ claimedBy }: Pick<PendingVerification, 'claimedBy'>): boolean =>
  claimedBy === null || claimedBy.mine;
