/** The announcement being written: its tab keeps it when it is reloaded, until it is sent or its writer logs out. */
import { createStore, useStore } from '@kalyanam/web/store';
import { keepInTab, keptInTab } from '../../../ui/feedback/tab-storage';
import { EMPTY, type Draft } from './draft';

const KEY = 'admin-announcement';

/** The kept draft, completed with empty fields: another version of the page may have written it. */
function kept(): Draft {
  const found = keptInTab(KEY);
  if (typeof found !== 'object' || found === null) return EMPTY;
  const fields = Object.entries(EMPTY).map(([field, empty]: [string, unknown]) => {
    const value = (found as Readonly<Record<string, unknown>>)[field];
    return [field, typeof value === typeof empty ? value : empty] as const;
  });
  return Object.fromEntries(fields) as unknown as Draft;
}

const draft = createStore(kept());

export const useDraft = (): Draft => useStore(draft);

export function keepDraft(next: Draft) {
  draft.set(next);
  keepInTab(KEY, next);
}

export function forgetDraft() {
  draft.set(EMPTY);
  keepInTab(KEY, null);
}
