/** Notes being typed, by case: kept by the tab while other cases are looked at, through a reload and when a session ends. */
import { createStore } from '@kalyanam/web/store';
import { useSyncExternalStore } from 'react';
import { keepInTab, keptInTab } from '../../../../ui/feedback/tab-storage';

type Notes = ReadonlyMap<string, string>;

const KEY = 'admin-notes';

function kept(): Notes {
  const found = keptInTab(KEY);
  const entries = typeof found === 'object' && found !== null ? Object.entries(found) : [];
  return new Map(entries.flatMap(([userId, note]) => (typeof note === 'string' ? [[userId, note]] : [])));
}

const notes = createStore<Notes>(kept());

function keep(next: Notes) {
  notes.set(next);
  keepInTab(KEY, next.size > 0 ? Object.fromEntries(next) : null);
}

export function keepNote(userId: string, note: string) {
  const next = new Map(notes.get());
  if (note) next.set(userId, note);
  else next.delete(userId);
  keep(next);
}

/** Where the question to a member is kept, beside the note to them. */
export const questionTo = (userId: string): string => `question to ${userId}`;

export const forgetAllNotes = () => keep(new Map());

export const useNote = (userId: string): string =>
  useSyncExternalStore(notes.subscribe, () => notes.get().get(userId) ?? '');
