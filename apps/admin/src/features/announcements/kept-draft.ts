/** The announcement being written: its tab keeps it when it is reloaded, until it is sent or its writer logs out. */
import { createStore, useStore } from '@kalyanam/web/store';
import { EMPTY, type Draft } from './draft';

const KEY = 'admin-announcement';

/** What was kept, completed with empty fields; another version of the page may have written it. */
function kept(): Draft {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return EMPTY;
    const found = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const fields = Object.entries(EMPTY).map(([field, empty]: [string, unknown]) => {
      const value = found[field];
      return [field, typeof value === typeof empty ? value : empty] as const;
    });
    return Object.fromEntries(fields) as unknown as Draft;
  } catch {
    return EMPTY;
  }
}

const draft = createStore(kept());

export const useDraft = (): Draft => useStore(draft);

export function keepDraft(next: Draft) {
  draft.set(next);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // The browser keeps nothing: the draft holds on this page.
  }
}

export function forgetDraft() {
  draft.set(EMPTY);
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
