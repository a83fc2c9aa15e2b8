import { createStore, useStore } from '@kalyanam/web/store';
import { beforeLogout, session } from '../../session/session';

/** A little longer than its message is shown. */
const UNDO_MS = 16_000;

interface Deletion {
  /** The member at work when it was asked for; no one else's session may carry it out. */
  readonly owner: string | undefined;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly carryOut: () => Promise<unknown>;
}

/** Photos that look deleted and can still be had back: the server erases at once and for good. */
const doomed = createStore<readonly string[]>([]);
const waiting = new Map<string, Deletion>();

/** Those that do not look deleted. */
export function useKeptPhotos<P extends { readonly id: string }>(photos: readonly P[]): P[] {
  const gone = useStore(doomed);
  return photos.filter(({ id }) => !gone.includes(id));
}

const forget = (id: string) => doomed.set(doomed.get().filter((other) => other !== id));

async function carryOut(id: string) {
  const deletion = waiting.get(id);
  if (!deletion) return;
  clearTimeout(deletion.timer);
  waiting.delete(id);
  if (deletion.owner === session.user()?.id) await deletion.carryOut().finally(() => forget(id));
  else forget(id);
}

/** Before anything for which the photo must really be gone. */
export const carryOutDeletions = () => Promise.all([...waiting.keys()].map(carryOut));

beforeLogout(carryOutDeletions);

const beforeThePageEnds = () => void carryOutDeletions();

export function deleteLater(id: string, act: () => Promise<unknown>) {
  if (waiting.size === 0) window.addEventListener('pagehide', beforeThePageEnds);
  const owner = session.user()?.id;
  waiting.set(id, { owner, timer: setTimeout(() => void carryOut(id), UNDO_MS), carryOut: act });
  doomed.set([...doomed.get(), id]);
}

/** Whether there was still time. */
export function undoDeletion(id: string): boolean {
  const deletion = waiting.get(id);
  if (!deletion) return false;
  clearTimeout(deletion.timer);
  waiting.delete(id);
  forget(id);
  return true;
}
