/**
 * Whether the session of the member at work here has ended. She stays where she is, with what she typed, until she
 * signs in again or leaves.
 */
import { useSyncExternalStore } from 'react';

let ended = false;
const listeners = new Set<() => void>();

const hold = (next: boolean) => {
  if (ended === next) return;
  ended = next;
  listeners.forEach((listener) => listener());
};

export const markEnded = () => hold(true);
export const forgetEnded = () => hold(false);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useSessionEnded = () => useSyncExternalStore(subscribe, () => ended);
