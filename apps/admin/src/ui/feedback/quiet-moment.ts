import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { useEffect, useState } from 'react';

/**
 * No key decides from a decision until the next case has been on the screen for a moment: a key pressed twice would
 * decide the next case unseen.
 */
const SEEN_MS = 300;
const AT_MOST_MS = 2000;
let until = -Infinity;

export const beginQuietMoment = () => {
  until = performance.now() + AT_MOST_MS;
};

/** A case came up. */
export const endQuietMomentSoon = () => {
  until = Math.min(until, performance.now() + SEEN_MS);
};

export const endQuietMoment = () => {
  until = -Infinity;
};

export const isQuietMoment = (): boolean => performance.now() < until;

/** Whether the member changed something of the case since it came up here; no key decides at that moment. */
export function useChanged({ caseId, seen }: Pick<PendingVerification, 'caseId' | 'seen'>): boolean {
  const [first, setFirst] = useState({ caseId, seen });
  if (first.caseId !== caseId) setFirst({ caseId, seen });
  const changed = first.caseId === caseId && first.seen !== seen;
  useEffect(() => {
    if (!changed) return;
    beginQuietMoment();
    endQuietMomentSoon();
  }, [changed, seen]);
  return changed;
}
