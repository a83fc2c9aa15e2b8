import { createStore, useStore } from '@kalyanam/web/store';
import { beforeLogout, session } from './session';

/** A little longer than its message is shown. */
const UNDO_MS = 16_000;

interface Deletion {
  /** The member at work when it was asked for; no one else's session may carry it out. */
  readonly owner: string | undefined;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly carryOut: () => Promise<unknown>;
}

/** Things of one kind that look deleted and can still be restored: the server deletes immediately and for good. */
export function createDeletions() {
  const doomed = createStore<readonly string[]>([]);
  const waiting = new Map<string, Deletion>();

  const forget = (id: string) => doomed.set(doomed.get().filter((other) => other !== id));

  async function carryOutOne(id: string) {
    const deletion = waiting.get(id);
    if (!deletion) return;
    clearTimeout(deletion.timer);
    waiting.delete(id);
    if (deletion.owner === session.user()?.id) await deletion.carryOut().finally(() => forget(id));
    else forget(id);
  }

  /** Called before anything for which they must really be gone. */
  const carryOut = () => Promise.all([...waiting.keys()].map(carryOutOne));
  beforeLogout(carryOut);
  const beforeThePageEnds = () => void carryOut();

  /** Those that do not look deleted. */
  function useKept<T extends { readonly id: string }>(things: readonly T[]): T[] {
    const gone = useStore(doomed);
    return things.filter(({ id }) => !gone.includes(id));
  }

  function later(id: string, act: () => Promise<unknown>) {
    if (waiting.size === 0) window.addEventListener('pagehide', beforeThePageEnds);
    const owner = session.user()?.id;
    waiting.set(id, { owner, timer: setTimeout(() => void carryOutOne(id), UNDO_MS), carryOut: act });
    doomed.set([...doomed.get(), id]);
  }

  /** Whether there was still time. */
  function undo(id: string): boolean {
    const deletion = waiting.get(id);
    if (!deletion) return false;
    clearTimeout(deletion.timer);
    waiting.delete(id);
    forget(id);
    return true;
  }

  return { useKept, later, undo, carryOut };
}
