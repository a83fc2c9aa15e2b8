/** R54: the decision that was taken last can be undone while the server waits with it. */
import type { Decision, DeskEvent } from '@kalyanam/shared/admin/desk';
import { createStore } from '@kalyanam/web/store';
import { endToastAct, shownToast, toast } from '../../../ui/toast';

export interface Taken {
  userId: string;
  caseId: string;
  name: string;
  action: Decision;
  /** Word for word from the specification. */
  sentence: string;
  notes: string;
}

interface Undoable extends Taken {
  toastId: number;
  undo: () => void;
}

const UNDO_MS = 10_000;

/** The newest; null when it can no longer be undone. */
const newest = createStore<Undoable | null>(null);
/** Until the server says what became of them. */
const waiting = new Map<string, Undoable>();

export function offerUndo(taken: Taken, undo: () => void) {
  const toastId = toast(taken.sentence, 'done', { label: 'Undo', shortcut: 'Z', run: undo });
  const undoable = { ...taken, toastId, undo };
  newest.set(undoable);
  waiting.set(taken.caseId, undoable);
  setTimeout(() => {
    if (newest.get() === undoable) newest.set(null);
    undoable.toastId = endToastAct(undoable.toastId);
  }, UNDO_MS);
}

export const undoNewest = () => newest.get()?.undo();

export function forgetUndo(caseId: string) {
  waiting.delete(caseId);
  if (newest.get()?.caseId === caseId) newest.set(null);
}

/** The server has carried a decision out, or has called it off because the member changed something. */
export function carriedOut({ kind, caseId, sessionUpdated }: DeskEvent) {
  const taken = waiting.get(caseId);
  if (!taken || (kind !== 'decided' && kind !== 'called-off')) return;
  forgetUndo(caseId);
  if (kind === 'called-off')
    toast(`${taken.name} made a change, so your decision was cancelled. Please review the case again.`, 'problem');
  else if (sessionUpdated) {
    const shown = shownToast.get();
    const sentence = `${taken.sentence} - User token updated`;
    if (shown?.id === taken.toastId) endToastAct(taken.toastId, sentence);
    else if (shown === null) toast(sentence);
  }
}
