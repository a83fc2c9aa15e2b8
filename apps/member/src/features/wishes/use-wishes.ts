import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MyWishes } from '@kalyanam/shared/contracts/wishes';
import type { WishName } from '@kalyanam/shared/wishes/wishes';
import { isApiError } from '@kalyanam/web/api-error';
import { myWishes, putWishes } from '../../domain/wishes/wishes.queries';
import { differing, draftOf, fingerprint, updateOf, type Draft, type DraftItem } from './draft';

const PAUSE_MS = 400;

export interface Conflict {
  /** As they are on the server. */
  newest: Draft;
  wishes: WishName[];
}

/** Wishes save themselves a moment after the last change; the answer says how many fit. */
export function useWishes(initial: MyWishes) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(initial));
  const [kept, setKept] = useState(() => ({ version: initial.version, print: fingerprint(draftOf(initial)) }));
  const [fitsNow, setFitsNow] = useState(initial.fitsNow);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ draft: sent, version }: { draft: Draft; version: number }) => putWishes(updateOf(sent, version)),
    onSuccess: (answer, { draft: sent }) => {
      setKept({ version: answer.version, print: fingerprint(sent) });
      setFitsNow(answer.fitsNow);
      client.setQueryData(myWishes.queryKey, answer);
      void client.invalidateQueries({ queryKey: ['profiles'] });
      void client.invalidateQueries({ queryKey: ['profile'] });
    },
    onError: async (thrown) => {
      if (!isApiError(thrown) || thrown.code !== 'changed-meanwhile') return;
      const newest = await client.fetchQuery({ ...myWishes, staleTime: 0 });
      const theirs = draftOf(newest);
      setKept({ version: newest.version, print: fingerprint(theirs) });
      setDraft((mine) => {
        const wishes = differing(mine, theirs);
        setConflict(wishes.length > 0 ? { newest: theirs, wishes } : null);
        return mine;
      });
      reset();
    },
  });

  const unsaved = fingerprint(draft) !== kept.print;
  const failed = error !== null;
  const due = unsaved && !isPending && !failed && conflict === null;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => mutate({ draft, version: kept.version }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [due, draft, kept.version, mutate]);

  // Who leaves before the pause is over loses nothing.
  const last = useRef<(() => void) | null>(null);
  useEffect(() => {
    last.current = due ? () => void putWishes(updateOf(draft, kept.version)).catch(() => null) : null;
  });
  useEffect(() => () => last.current?.(), []);

  const setItem = useCallback((wish: WishName, item: DraftItem) => {
    setDraft((before) => ({ ...before, items: { ...before.items, [wish]: item } }));
  }, []);
  const setOptions = useCallback((options: Partial<Pick<Draft, 'visible' | 'hideFromMisfits'>>) => {
    setDraft((before) => ({ ...before, ...options }));
  }, []);
  const settle = (wish: WishName, newest: boolean) => {
    if (!conflict) return;
    if (newest) setItem(wish, conflict.newest.items[wish]);
    const wishes = conflict.wishes.filter((other) => other !== wish);
    setConflict(wishes.length > 0 ? { ...conflict, wishes } : null);
  };

  return {
    draft,
    setItem,
    setOptions,
    fitsNow: unsaved && !failed ? null : fitsNow,
    error,
    retry: reset,
    isUnsaved: unsaved,
    conflict,
    settle,
  };
}
