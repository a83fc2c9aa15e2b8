import type {
  AddEligibleUsersRequest,
  BatchRemovedAnswer,
  EligibleUsersAnswer,
} from '@kalyanam/shared/admin/eligible-users';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { api } from '../../session/admin-session';

type Pairs = AddEligibleUsersRequest['users'];

const IMPORT_MS = 120_000;
/** So many at a time: a long import shows how far it is, and can be stopped. */
const AT_ONCE = 2000;

/** What an import has done so far. */
export interface Imported {
  sent: number;
  added: number;
  duplicates: number;
  members: number;
  batches: string[];
}

export const NOTHING_IMPORTED: Imported = { sent: 0, added: 0, duplicates: 0, members: 0, batches: [] };

/** Adds the pairs, a part at a time, until all are there or the signal stops it between two parts. */
export async function importPairs(
  pairs: Pairs,
  { signal, onPart }: { signal: AbortSignal; onPart: (done: Imported) => void },
): Promise<Imported> {
  let done = NOTHING_IMPORTED;
  while (done.sent < pairs.length && !signal.aborted) {
    const users = pairs.slice(done.sent, done.sent + AT_ONCE);
    const part = await api.post<EligibleUsersAnswer>(ADMIN_ROUTES.eligibleUsers, { users }, { timeoutMs: IMPORT_MS });
    done = {
      sent: done.sent + users.length,
      added: done.added + part.added,
      duplicates: done.duplicates + part.duplicates,
      members: done.members + part.members,
      batches: part.batch === null ? done.batches : [...done.batches, part.batch],
    };
    onPart(done);
  }
  return done;
}

export async function undoImport(batches: readonly string[]): Promise<{ removed: number; kept: number }> {
  const undone = { removed: 0, kept: 0 };
  for (const batch of batches) {
    const { removed, kept } = await api.delete<BatchRemovedAnswer>(ADMIN_ROUTES.eligibleBatch(batch));
    undone.removed += removed;
    undone.kept += kept;
  }
  return undone;
}

export const removeEligible = (id: string) => api.delete<{ message: string }>(ADMIN_ROUTES.eligibleUser(id));
