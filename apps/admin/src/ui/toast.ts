interface Toast {
  id: number;
  text: string;
  kind: 'done' | 'problem';
}

const SHOWN_MS = 7000;
const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let count = 0;

function hold(next: readonly Toast[]) {
  toasts = next;
  listeners.forEach((listener) => listener());
}

/** Shows a sentence, in the place of an earlier one, for a few seconds and without taking the focus. */
export function toast(text: string, kind: Toast['kind'] = 'done') {
  const id = ++count;
  hold([{ id, text, kind }]);
  setTimeout(() => hold(toasts.filter((shown) => shown.id !== id)), SHOWN_MS);
}

export const getToasts = () => toasts;
export function subscribeToasts(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
