import { createStore, useStore } from '@kalyanam/web/store';
import type { Display } from '@kalyanam/shared/topics/account/display';
import { DISPLAY_KEY, keptDisplay, paintDisplay } from './kept-display';

export const display = createStore<Display>(keptDisplay());

/** Without storage it holds for the visit. */
export function keepDisplay(next: Display) {
  display.set(next);
  paintDisplay(next);
  try {
    localStorage.setItem(DISPLAY_KEY, JSON.stringify(next));
  } catch {
    return;
  }
}

export const useDisplay = () => useStore(display);
