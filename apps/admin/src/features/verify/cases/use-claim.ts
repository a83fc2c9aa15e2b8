import type { CaseClaim, ClaimAnswer, PendingVerification } from '@kalyanam/shared/team/contracts';
import { isRefused } from '@kalyanam/web/api-error';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCan } from '../../../session/permissions';
import { claim, release, takeOver } from './verify.queries';

/** Running past a case by J and K takes nothing. */
const LOOKED_AT_MS = 400;
/** A claim ends two minutes after its last sign of life; a hidden page gives none. */
const RENEW_MS = 40_000;

/** Whether a case has been open for a moment. */
function useLookedAt(caseId: string): boolean {
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(caseId), LOOKED_AT_MS);
    return () => clearTimeout(timer);
  }, [caseId]);
  return seen === caseId;
}

const holderIn = (thrown: unknown): CaseClaim | null =>
  isRefused(thrown, 'case-claimed') ? ((thrown.body.claimedBy as CaseClaim) ?? null) : null;

/** A claim that this page has; it ends with the case, and with the page. */
function useRelease(userId: string, caseId: string, mine: boolean) {
  useEffect(() => {
    if (!mine) return;
    const leave = () => void release(userId).catch(() => null);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [mine, userId, caseId]);
}

export const claimKey = (caseId: string) => ['claim', caseId];

export interface ClaimState {
  /** It is this reviewer's. */
  mine: boolean;
  /** The colleague who works on the case, or null. */
  holder: CaseClaim | null;
  takeOver: () => void;
}

/** Opening a case claims it, so that two reviewers do not work on the same one; leaving it releases it. */
export function useClaim({ userId, caseId, claimedBy }: PendingVerification, gone: boolean): ClaimState {
  const queries = useQueryClient();
  const mayDecide = useCan('verify.decide');
  const enabled = useLookedAt(caseId) && mayDecide && !gone;
  const { data, error } = useQuery({
    queryKey: claimKey(caseId),
    queryFn: () => claim(userId),
    enabled,
    retry: false,
    gcTime: 0,
    refetchInterval: RENEW_MS,
    refetchOnWindowFocus: 'always',
  });
  const taking = useMutation({
    mutationFn: takeOver,
    onSuccess: async (answer) => {
      // A claim refused before the takeover must not come after it: the case would be released.
      await queries.cancelQueries({ queryKey: claimKey(caseId) });
      queries.setQueryData<ClaimAnswer>(claimKey(caseId), answer);
    },
  });
  const refused = holderIn(error);
  const mine = !refused && (data?.claimedBy?.mine ?? false);
  useRelease(userId, caseId, mine);
  const known = refused ?? (data ? data.claimedBy : claimedBy);
  return { mine, holder: known && !known.mine ? known : null, takeOver: () => taking.mutate(userId) };
}
