import { Toast } from '@base-ui/react/toast';
import { createStore, useStore } from '@kalyanam/web/store';

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** How long it can be pressed, where the server says so. */
  readonly ms?: number;
}

interface Message {
  readonly title: string;
  readonly description?: string;
  /** A moment worth a drawing. */
  readonly type?: typeof MOMENT;
}

export const MOMENT = 'moment';

/** Messages without an action. */
const passing = new Set<string>();
/** For a page that is about to show something that they would cover. */
export const clearPassingToasts = () => passing.forEach((id) => toasts.close(id));

const SHOWN_MS = 6000;
/** Time to read, decide and reach the button. */
const WITH_ACTION_MS = 15_000;

export const toasts = Toast.createToastManager();

const wanted = createStore(false);
/** Whether there has been anything to show: the list's code is not part of a page. */
export const useToastsWanted = () => useStore(wanted);

let startListening: () => void;
const listening = new Promise<void>((resolve) => {
  startListening = resolve;
});
/** The list is there: what came before shows now. */
export const toastsListening = () => startListening();

function show(message: Message, action?: ToastAction) {
  wanted.set(true);
  void listening.then(() => {
    const run = () => {
      toasts.close(id);
      action?.run();
    };
    const id: string = toasts.add({
      ...message,
      timeout: action ? (action.ms ?? WITH_ACTION_MS) : SHOWN_MS,
      onRemove: () => void passing.delete(id),
      ...(action && { actionProps: { children: action.label, onClick: run } }),
    });
    if (!action) passing.add(id);
  });
}

/** A quiet message at the edge, read out politely. */
export const showToast = (title: string, action?: ToastAction) => show({ title }, action);

/** The same for what happens once in a lifetime. */
export const showMoment = (title: string, description: string, action: ToastAction) =>
  show({ title, description, type: MOMENT }, action);
