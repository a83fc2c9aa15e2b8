/** How many notifications wait unread, and who wants to know that something new came. */
import { useSyncExternalStore } from 'react';

let unread = 0;
const readers = new Set<() => void>();
const listeners = new Set<() => void>();

const added = (to: Set<() => void>, one: () => void) => {
  to.add(one);
  return () => void to.delete(one);
};

export const getUnread = () => unread;

export function setUnread(count: number) {
  if (count === unread) return;
  unread = count;
  readers.forEach((reader) => reader());
}

export const useUnread = () => useSyncExternalStore((reader) => added(readers, reader), getUnread);

/** Something happened between this member and another: lists of it are old. */
export const tellNews = () => listeners.forEach((listener) => listener());
export const onNews = (listener: () => void) => added(listeners, listener);
