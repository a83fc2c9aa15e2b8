/** Notes being typed, by case: kept in memory while other cases are looked at and when a session ends. */
import { useSyncExternalStore } from 'react';

const notes = new Map<string, string>();
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function keepNote(userId: string, note: string) {
  if (note) notes.set(userId, note);
  else notes.delete(userId);
  tell();
}

export function forgetAllNotes() {
  notes.clear();
  tell();
}

export const useNote = (userId: string): string => useSyncExternalStore(subscribe, () => notes.get(userId) ?? '');
