import type {
  AddEligibleUsersRequest,
  BatchRemovedAnswer,
  CheckedPairsAnswer,
  EligibleUsersAnswer,
  PairState,
} from '@kalyanam/shared/team/eligible-users';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { api } from '../../../session/admin-session';
import { indianNumber } from '../../../ui/time/india-date';

type Pairs = AddEligibleUsersRequest['users'];

const IMPORT_MS = 120_000;
/** Pairs per request: a long list shows its progress, and can be stopped. */
const AT_ONCE = 2000;

interface Parts {
  signal: AbortSignal;
  /** How many pairs are through. */
  onPart: (done: number) => void;
}

/** Whether it went through to the end. */
async function inParts(pairs: Pairs, { signal, onPart }: Parts, send: (part: Pairs, from: number) => Promise<void>) {
  for (let from = 0; from < pairs.length; from += AT_ONCE) {
    if (signal.aborted) return false;
    const part = pairs.slice(from, from + AT_ONCE);
    await send(part, from);
    onPart(from + part.length);
  }
  return true;
}

/** What adding each pair would do, a part at a time. */
export const checkPairs = (
  pairs: Pairs,
  parts: Parts & { onStates: (states: readonly PairState[], from: number) => void },
): Promise<boolean> =>
  inParts(pairs, parts, async (users, from) => {
    const { states } = await api.post<CheckedPairsAnswer>(
      ADMIN_ROUTES.checkEligible,
      { users },
      { timeoutMs: IMPORT_MS, signal: parts.signal },
    );
    parts.onStates(states, from);
  });

/** Adds the pairs to one import; a part that is sent again adds nothing twice. A stop waits for the part on its way. */
export const addPairs = (
  pairs: Pairs,
  batch: { batch: string; label: string },
  parts: Parts & { onAdded: (answer: EligibleUsersAnswer) => void },
): Promise<boolean> =>
  inParts(pairs, parts, async (users) => {
    parts.onAdded(
      await api.post<EligibleUsersAnswer>(ADMIN_ROUTES.eligibleUsers, { users, ...batch }, { timeoutMs: IMPORT_MS }),
    );
  });

export const undoImport = (batch: string) => api.delete<BatchRemovedAnswer>(ADMIN_ROUTES.eligibleBatch(batch));

/** What undoing an import did: how many pairs stay, and why. */
export function undoneSentence({ removed, kept, used, registered }: BatchRemovedAnswer): string {
  const reasons = [
    used > 0 && `${indianNumber(used)} used for a verification`,
    registered > 0 && `${indianNumber(registered)} registered and not verified yet`,
  ].filter(Boolean);
  const stay = kept > 0 ? `; ${indianNumber(kept)} stay: ${reasons.join(', ')}` : '';
  return `Import undone: ${indianNumber(removed)} removed${stay}`;
}

export const removeEligible = (id: string) => api.delete<{ message: string }>(ADMIN_ROUTES.eligibleUser(id));
