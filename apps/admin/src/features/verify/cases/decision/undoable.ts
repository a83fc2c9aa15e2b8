/** R54: a decision can be undone while the server waits with it; then the server says what became of it. */
import type { Decision, CaseEvent } from '@kalyanam/shared/team/case-queue';
import { said } from '../../../../ui/words/sentences';
import { endToastAct, shownToast, toast } from '../../../../ui/feedback/toast';
import { forgetUndo, offerUndo, type Undoable } from '../../../../ui/feedback/undo';
import { useTexts } from '../verify.en';

export interface Taken {
  userId: string;
  caseId: string;
  name: string;
  action: Decision;
  /** Word for word from the specification. */
  sentence: string;
  notes: string;
}

/** The queue of what was just decided here. */
export const VERIFY = 'verify';

/** Until the server says what became of them. */
const waiting = new Map<string, Undoable>();

export function offerToUndo({ caseId, name, sentence }: Taken, undo: () => unknown) {
  // A first approval names the member in its sentence.
  const about = sentence.includes(name) ? {} : { name };
  const { undo: label } = useTexts.now().decision;
  waiting.set(caseId, offerUndo({ key: caseId, queue: VERIFY, sentence, ...about, undo }, { label }));
}

export function undone(caseId: string) {
  waiting.delete(caseId);
  forgetUndo(caseId);
}

/** Cases whose account is on hold or suspended. */
const paused = new Set<string>();

/** Anyone may hold an account; its case is paused before a decision about it is called off. */
export function notePause({ kind, caseId }: Pick<CaseEvent, 'kind' | 'caseId'>) {
  if (kind === 'paused') paused.add(caseId);
  if (kind === 'resumed') paused.delete(caseId);
}

/** The server has carried a decision out, or has called it off: the member changed something, or the case is paused. */
export function carriedOut({ kind, caseId, sessionUpdated }: CaseEvent) {
  const taken = waiting.get(caseId);
  if (!taken || (kind !== 'decided' && kind !== 'called-off')) return;
  undone(caseId);
  if (kind === 'called-off') {
    const { calledOff, calledOffPaused } = useTexts.now().decision;
    toast((paused.has(caseId) ? calledOffPaused : calledOff)(taken.name ?? ''), 'problem');
  } else if (sessionUpdated) {
    const shown = shownToast.get();
    const sentence = useTexts.now().decision.tokenUpdated(said(taken.sentence));
    if (shown?.id === taken.toastId) endToastAct(taken.toastId, sentence);
    else if (shown === null) toast(sentence, 'done', undefined, taken.name);
  } else endToastAct(taken.toastId);
}
