/** R54, R108: for ten seconds a decision is taken back by Z, on whatever page, or in the list of what was just decided. */
import { createStore } from '@kalyanam/web/store';
import { endToastAct, toast } from './toast';

export interface Undoable {
  /** Kind of the decision. */
  key: string;
  /** The queue that it was decided in; null for what is none. */
  queue: string | null;
  sentence: string;
  /** The person the act was about; shown after the sentence. */
  name?: string | undefined;
  /** When it can no longer be undone, by the clock of `performance`. */
  until: number;
  toastId: number;
  /** Where it rejects, it can be tried again. */
  undo: () => unknown;
}

export const UNDO_MS = 10_000;

/** The newest first. */
export const undoables = createStore<readonly Undoable[]>([]);

type Offered = Pick<Undoable, 'key' | 'sentence' | 'undo'> & Partial<Pick<Undoable, 'queue' | 'name'>>;

interface Wording {
  label?: string;
  /** How long it can be undone. */
  ms?: number;
}

/** Says what was done, with the way back. */
export function offerUndo(offered: Offered, { label = 'Undo', ms = UNDO_MS }: Wording = {}): Undoable {
  const run = () => takeBack(undoable);
  const toastId = toast(offered.sentence, 'done', { label, shortcut: 'Z', ms, run }, offered.name);
  const undoable: Undoable = { queue: null, ...offered, until: performance.now() + ms, toastId };
  undoables.set([undoable, ...undoables.get().filter(({ key }) => key !== offered.key)]);
  setTimeout(() => {
    undoable.toastId = endToastAct(undoable.toastId);
    drop(undoable);
  }, ms);
  return undoable;
}

/** Once: a second press would undo twice. */
function takeBack(undoable: Undoable) {
  if (!undoables.get().includes(undoable)) return;
  drop(undoable);
  undoable.toastId = endToastAct(undoable.toastId);
  Promise.resolve(undoable.undo()).catch(() => {
    if (performance.now() < undoable.until) undoables.set([undoable, ...undoables.get()]);
  });
}

export const undoNewest = () => {
  const [newest] = undoables.get();
  if (newest) takeBack(newest);
};

export const undoThis = takeBack;

const drop = (gone: Undoable) => undoables.set(undoables.get().filter((one) => one !== gone));

/** It was carried out, or called off. */
export const forgetUndo = (key: string) => undoables.set(undoables.get().filter((one) => one.key !== key));
