import type { PendingVerification } from '@kalyanam/shared/admin/contracts';
import { useEffect, useState } from 'react';
import { beginQuietMoment, endQuietMomentSoon } from './decision/quiet-moment';

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
