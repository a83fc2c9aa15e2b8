import { createStore } from '@kalyanam/web/store';

interface Toast {
  id: number;
  text: string;
  kind: 'done' | 'problem';
}

let count = 0;

export const shownToast = createStore<Toast | null>(null);

/** Shows a sentence, in the place of an earlier one, for a few seconds and without taking the focus. */
export const toast = (text: string, kind: Toast['kind'] = 'done') => shownToast.set({ id: ++count, text, kind });
