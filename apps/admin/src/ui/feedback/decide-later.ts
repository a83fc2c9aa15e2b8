/** Decisions that nothing takes back once they are carried out; apart from `undo.ts`, which every page loads. */
import { createStore, useStore } from '@kalyanam/web/store';
import { problemSentence } from './problem-sentence';
import { beginQuietMoment } from './quiet-moment';
import { toast } from './toast';
import { forgetUndo, offerUndo, UNDO_MS, undoables, type Undoable } from './undo';

interface Deferred extends Pick<Undoable, 'key' | 'sentence'> {
  name: string;
  /** Carries it out; it reaches the server also while the page is being closed. */
  send: () => Promise<unknown>;
  /** Shows the queue as it is then. */
  after: () => unknown;
  /** The sentence where it fails. */
  problem?: (thrown: unknown) => string;
}

interface Leaving {
  send: () => Promise<void>;
  /** False where it is sent or taken back already. */
  end: () => boolean;
}

/** Decisions that can still be undone or are on their way, by key. */
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

const unsaved = (thrown: unknown): string => problemSentence(thrown, 'The decision could not be saved');

/**
 * Takes a decision that cannot be undone later: it leaves the queue immediately and is sent when the time to undo it is
 * over, or when the page is closed. A decision that is lost with the browser leaves the case in the queue.
 */
export function decideInAMoment({ key, sentence, name, send, after, problem = unsaved }: Deferred) {
  beginQuietMoment();
  const sendNow = async () => {
    if (!end()) return;
    try {
      await send();
    } catch (thrown) {
      toast(`${name}: ${problem(thrown)}`, 'problem');
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
