import { useEffect, useRef, type FocusEvent } from 'react';

/** Moves the focus on when the element that had it is removed. Returns the focus handler for the part of the page to watch. */
export function useFocusAfter<Noted>(note: (event: FocusEvent) => Noted, goOn: (noted: Noted) => void) {
  const last = useRef<{ element: Element; noted: Noted } | null>(null);
  // After every render: browsers fire no event when the focused element is removed.
  useEffect(() => {
    if (!last.current || last.current.element.isConnected) return;
    const { noted } = last.current;
    last.current = null;
    if (document.activeElement === document.body) goOn(noted);
  });
  return (event: FocusEvent) => {
    last.current = { element: event.target, noted: note(event) };
  };
}
