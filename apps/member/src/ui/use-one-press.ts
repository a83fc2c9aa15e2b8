import { useRef, type MouseEvent } from 'react';

/** Longer than two presses that belong together. */
const DOUBLE_MS = 1000;

/**
 * For a button that stays where it was while what it does changes: the second press of a double click is ignored, unless
 * the first one missed the button because something above it moved.
 */
export function useOnePress(): (event: MouseEvent) => void {
  const last = useRef(-DOUBLE_MS);
  return (event) => {
    if (event.detail > 1 && event.timeStamp - last.current < DOUBLE_MS) event.preventDefault();
    last.current = event.timeStamp;
  };
}
