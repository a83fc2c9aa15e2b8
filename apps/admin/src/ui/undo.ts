/** R54, R108: for ten seconds a decision is taken back by Z, on whatever page, or in the list of what was just decided. */
import { createStore, useStore } from '@kalyanam/web/store';
import { problemSentence } from './problem-sentence';
import { beginQuietMoment } from './quiet-moment';
import { endToastAct, toast } from './toast';

export interface Undoable {
  /** Of what was decided. */
  key: string;
  /** The queue that it was decided in; null for what is none. */
  queue: string | null;
  sentence: string;
  /** Whom it is about; shown behind the sentence. */
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

/** Once: what is pressed twice would be undone twice. */
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

interface Deferred extends Pick<Undoable, 'key' | 'sentence'> {
  name: string;
  /** Carries it out; it reaches the server also while the page is being closed. */
  send: () => Promise<unknown>;
  /** Shows the queue as it is then. */
  after: () => unknown;
}

interface Leaving {
  send: () => Promise<void>;
  /** False where it is sent or taken back already. */
  end: () => boolean;
}

/** By key, those that can still be taken back or are on their way. */
const leaving = createStore<ReadonlyMap<string, Leaving>>(new Map());

const leave = (key: string, one: Leaving | null) => {
  const next = new Map(leaving.get());
  if (one) next.set(key, one);
  else next.delete(key);
  leaving.set(next);
};

/** The cases of a queue without those that were decided here a moment ago. */
export function useUndecided<Case>(cases: readonly Case[], keyOf: (one: Case) => string): Case[] {
  const left = useStore(leaving);
  return cases.filter((one) => !left.has(keyOf(one)));
}

/**
 * Decides what cannot be taken back once it is carried out: it leaves the queue at once and is sent when the time to undo
 * it is over, or when the page is closed. A decision that is lost with the browser leaves the case in the queue.
 */
export function decideInAMoment({ key, sentence, name, send, after }: Deferred) {
  beginQuietMoment();
  const sendNow = async () => {
    if (!end()) return;
    try {
      await send();
    } catch (thrown) {
      toast(`${name}: ${problemSentence(thrown, 'The decision could not be saved')}`, 'problem');
    }
    await after();
    leave(key, null);
  };
  const timer = setTimeout(() => void sendNow(), UNDO_MS);
  let ended = false;
  /** Once. */
  function end(): boolean {
    if (ended) return false;
    ended = true;
    clearTimeout(timer);
    forgetUndo(key);
    return true;
  }
  leave(key, { send: sendNow, end });
  const undo = () => {
    if (!end()) return;
    leave(key, null);
    toast('Undone', 'done', undefined, name);
  };
  offerUndo({ key, sentence, name, undo });
}

/** Before the page or the session ends. */
export const sendDecisions = (): Promise<unknown> => Promise.all([...leaving.get().values()].map(({ send }) => send()));
window.addEventListener('pagehide', () => void sendDecisions());

/** Nothing is sent or taken back any more. */
export const forgetDecisions = () => {
  for (const { end } of leaving.get().values()) end();
  leaving.set(new Map());
  undoables.set([]);
};
