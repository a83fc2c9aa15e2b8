import { useRef } from 'react';

/** The second half of a double click comes within this time. */
export const DOUBLE_CLICK_MS = 500;

/** One press at a time: a second one may come before the first one has drawn anything. */
export function usePressLock() {
  const held = useRef(false);
  const release = () => {
    held.current = false;
  };
  return {
    /** Whether this press is the only one; it then holds the lock. */
    take: (): boolean => {
      if (held.current) return false;
      held.current = true;
      return true;
    },
    release,
    /** The second half of a double click must not press the button that takes the first one's place. */
    releaseLater: () => void setTimeout(release, DOUBLE_CLICK_MS),
  };
}
