/** Notes being typed, by case: kept in memory while other cases are looked at and when a session ends. */
import { createStore } from '@kalyanam/web/store';
import { useSyncExternalStore } from 'react';

const notes = createStore<ReadonlyMap<string, string>>(new Map());

export function keepNote(userId: string, note: string) {
  const next = new Map(notes.get());
  if (note) next.set(userId, note);
  else next.delete(userId);
  notes.set(next);
}

/** Where the question to a member is kept, beside the note to them. */
export const questionTo = (userId: string): string => `question to ${userId}`;

export const forgetAllNotes = () => notes.set(new Map());

export const useNote = (userId: string): string =>
  useSyncExternalStore(notes.subscribe, () => notes.get().get(userId) ?? '');
