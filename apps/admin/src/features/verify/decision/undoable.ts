/** R54: the decision that was taken last can be undone while the server waits with it. */
import type { Decision, DeskEvent } from '@kalyanam/shared/admin/desk';
import { createStore } from '@kalyanam/web/store';
import { said } from '../../../ui/sentences';
import { endToastAct, shownToast, toast } from '../../../ui/toast';
import { useTexts } from '../desk.en';

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
  const toastId = toast(taken.sentence, 'done', { label: useTexts.now().decision.undo, shortcut: 'Z', run: undo });
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
  if (kind === 'called-off') toast(useTexts.now().decision.calledOff(taken.name), 'problem');
  else if (sessionUpdated) {
    const shown = shownToast.get();
    const sentence = useTexts.now().decision.tokenUpdated(said(taken.sentence));
    if (shown?.id === taken.toastId) endToastAct(taken.toastId, sentence);
    else if (shown === null) toast(sentence);
  }
}
