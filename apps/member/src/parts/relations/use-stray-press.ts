import { useEffect, useRef, type MouseEvent } from 'react';
import { DOUBLE_CLICK_MS } from '../../ui/press-lock';

/**
 * For a place where one family takes that of another: a press that comes too soon after the change is the second half
 * of a double click on the one before, and is ignored. The keyboard, whose clicks count none, cannot miss.
 */
export function useStrayPress(id: string): (event: MouseEvent) => void {
  const shown = useRef({ id, since: -DOUBLE_CLICK_MS });
  useEffect(() => {
    if (shown.current.id !== id) shown.current = { id, since: performance.now() };
  }, [id]);
  return (event) => {
    if (event.detail === 0 || performance.now() - shown.current.since >= DOUBLE_CLICK_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
