import { useCallback, useState } from 'react';
import { session } from './session';

/**
 * What a member writes in a dialog, by what it is about: it outlives the dialog, the page and a reload, but not the tab,
 * and logging out clears it. Another member who signs in at the same tab finds nothing.
 */
const keyOf = (about: string): string => `draft:${session.user()?.id ?? ''}:${about}`;

function read<Draft>(about: string, empty: Draft): Draft {
  try {
    const kept = sessionStorage.getItem(keyOf(about));
    return kept === null ? empty : (JSON.parse(kept) as Draft);
  } catch {
    return empty;
  }
}

function keep<Draft>(about: string, draft: Draft, empty: Draft) {
  try {
    const text = JSON.stringify(draft);
    if (text === JSON.stringify(empty)) sessionStorage.removeItem(keyOf(about));
    else sessionStorage.setItem(keyOf(about), text);
  } catch {
    return;
  }
}

export const dropDraft = (about: string) => {
  try {
    sessionStorage.removeItem(keyOf(about));
  } catch {
    return;
  }
};

export function useKeptDraft<Draft>(about: string, empty: Draft) {
  const [none] = useState(empty);
  const [draft, setDraft] = useState(() => read(about, none));
  const write = useCallback(
    (next: Draft) => {
      setDraft(next);
      keep(about, next, none);
    },
    [about, none],
  );
  return [draft, write] as const;
}
