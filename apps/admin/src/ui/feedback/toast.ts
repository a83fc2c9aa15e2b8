import { createStore } from '@kalyanam/web/store';
import { said } from '../words/sentences';

export interface ToastAct {
  label: string;
  /** The key that does the same. */
  shortcut: string;
  /** For how long; a line beside it shrinks. */
  ms: number;
  run: () => void;
}

interface Toast {
  id: number;
  text: string;
  kind: 'done' | 'problem';
  act?: ToastAct;
  /** The person the act was about; a specified sentence stays word for word in front of the name. */
  name?: string;
}

let count = 0;

export const shownToast = createStore<Toast | null>(null);

/** Shows a sentence, in the place of an earlier one, for a few seconds and without taking the focus. Returns its id. */
export function toast(text: string, kind: Toast['kind'] = 'done', act?: ToastAct, name?: string): number {
  shownToast.set({ id: ++count, text: said(text), kind, ...(act && { act }), ...(name && { name }) });
  return count;
}

/** Changes a toast that is still shown: what it says, and that nothing can be done about it any more. Returns its new id. */
export function endToastAct(id: number, text?: string): number {
  const shown = shownToast.get();
  return shown?.id === id ? toast(text ?? shown.text, shown.kind, undefined, shown.name) : id;
}

/** Room for the toast at the foot of a page, so that it covers nothing. */

/** Set by a queue beside a case: the toast is over the queue then. */
export const BESIDE_QUEUE = 'data-beside-case';

/** For the part of the layout in which pages scroll. A case beside its queue fills it whole, and does not move. */
export const TOAST_ROOM = { 'body:has([data-toast]) &': { pb: { lg: '80px' } } } as const;
