import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { session } from './session';

/**
 * What a member writes in a form, by what it is about: it outlives the dialog, the page and a reload, but not the tab,
 * and logging out clears it. Another member who signs in at the same tab finds nothing, nor does another family member
 * of the same candidate. Passwords, codes and numbers of documents are never in it.
 */
function keyOf(about: string): string {
  const user = session.user();
  return ['draft', user?.id ?? '', ...(user?.acting ? [user.acting.seatId] : []), about].join(':');
}

export function readDraft<Draft>(about: string, empty: Draft): Draft {
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
  const [draft, setDraft] = useState(() => readDraft(about, none));
  const write = useCallback(
    (next: Draft) => {
      setDraft(next);
      keep(about, next, none);
    },
    [about, none],
  );
  return [draft, write] as const;
}

/** The draft of a form: its fields are those of `empty`, and the form begins with what `readDraft` found. */
export function useKeptForm<Values extends FieldValues, Draft extends Partial<Values>>(
  about: string,
  form: Pick<UseFormReturn<Values>, 'watch'>,
  empty: Draft,
) {
  const [none] = useState(empty);
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((values) =>
      keep(
        about,
        Object.fromEntries(Object.entries(none).map(([field, blank]) => [field, values[field] ?? blank])),
        none,
      ),
    );
    return unsubscribe;
  }, [about, watch, none]);
}
