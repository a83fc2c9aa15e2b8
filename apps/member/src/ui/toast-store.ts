export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: ToastAction;
}

const SHOWN_MS = 6000;
/** Time to read, decide and reach the button. */
const WITH_ACTION_MS = 15_000;
const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

const hold = (next: readonly Toast[]) => {
  toasts = next;
  listeners.forEach((listener) => listener());
};

export const getToasts = () => toasts;

export const subscribeToasts = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const dropToast = (id: number) => hold(toasts.filter((toast) => toast.id !== id));

/** A quiet message at the edge, read out politely. */
export function showToast(text: string, action?: ToastAction) {
  const id = ++lastId;
  hold([...toasts.slice(-2), { id, text, ...(action && { action }) }]);
  setTimeout(() => dropToast(id), action ? WITH_ACTION_MS : SHOWN_MS);
}
