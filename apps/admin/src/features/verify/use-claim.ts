import type { CaseClaim, PendingVerification } from '@kalyanam/shared/admin/contracts';
import { isApiError } from '@kalyanam/web/api-error';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCan } from '../../session/permissions';
import { claim, release } from './verify.queries';

/** Running past a case by J and K takes nothing. */
const LOOKED_AT_MS = 400;
const RENEW_MS = 60_000;

/** Whether a case has been open for a moment. */
function useLookedAt(caseId: string): boolean {
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(caseId), LOOKED_AT_MS);
    return () => clearTimeout(timer);
  }, [caseId]);
  return seen === caseId;
}

const holder = (thrown: unknown): CaseClaim | null =>
  isApiError(thrown) && thrown.code === 'case-claimed' ? ((thrown.body.claimedBy as CaseClaim) ?? null) : null;

/**
 * Opening a case claims it, so that two reviewers do not work on the same one; leaving it releases it.
 * @returns the colleague who works on the case, or null.
 */
export function useClaim({ userId, caseId, claimedBy }: PendingVerification, gone: boolean): CaseClaim | null {
  const mayDecide = useCan('verify.decide');
  const enabled = useLookedAt(caseId) && mayDecide && !gone;
  const { data, error } = useQuery({
    queryKey: ['claim', caseId],
    queryFn: () => claim(userId),
    enabled,
    retry: false,
    gcTime: 0,
    refetchInterval: RENEW_MS,
    refetchOnWindowFocus: false,
  });
  const mine = data?.claimedBy?.mine ?? false;
  useEffect(() => {
    if (!mine) return;
    return () => void release(userId).catch(() => null);
  }, [mine, userId, caseId]);
  const known = holder(error) ?? (data ? data.claimedBy : claimedBy);
  return known && !known.mine ? known : null;
}
