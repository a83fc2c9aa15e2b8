import { useIsMutating, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Draft } from './draft';

export const SAVING_WISHES = ['saving-wishes'];
/** Kept in the cache, so that it goes with the session. */
export const UNSAVED_WISHES = ['unsaved-wishes'];

export interface UnsavedWishes {
  draft: Draft;
  /** The wishes on the server that were changed. */
  basis: Draft;
}

/** False while what was changed on an earlier visit is on its way: a second visit would begin with what it replaces. */
export function useWishesSettled(): boolean {
  const saving = useIsMutating({ mutationKey: SAVING_WISHES }) > 0;
  const [settled, setSettled] = useState(!saving);
  if (!saving && !settled) setSettled(true);
  return settled;
}

/** Kept as long as the session, unlike other answers that no page shows. */
export function keepUnsaved(client: QueryClient, unsaved: UnsavedWishes) {
  client.setQueryDefaults(UNSAVED_WISHES, { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData<UnsavedWishes>(UNSAVED_WISHES, unsaved);
}
