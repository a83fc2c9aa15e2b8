import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MyWishes } from '@kalyanam/shared/contracts/wishes';
import type { WishName } from '@kalyanam/shared/wishes/wishes';
import { isApiError } from '@kalyanam/web/api-error';
import { myWishes, putWishes } from '../../domain/wishes/wishes.queries';
import { session } from '../../session/session';
import { PATHS } from '../../shell/paths';
import { showToast } from '../../ui/toast';
import { useAskedBeforeUnload } from '../../ui/use-asked-before-unload';
import { differing, draftOf, fingerprint, updateOf, type Draft, type DraftItem } from './draft';
import { keepUnsaved, SAVING_WISHES, UNSAVED_WISHES, type UnsavedWishes } from './unsaved';
import { useWishesTexts } from './wishes.en';

const PAUSE_MS = 400;

export interface Conflict {
  /** As they are on the server. */
  newest: Draft;
  wishes: WishName[];
}

const conflictOf = (mine: Draft, newest: Draft): Conflict | null => {
  const wishes = differing(mine, newest);
  return wishes.length > 0 ? { newest, wishes } : null;
};

/**
 * Wishes save themselves a moment after the last change; the answer says how many fit. What is not saved when the page is left
 * is sent then, and kept until it is: the page begins with it when it is opened again.
 */
export function useWishes(initial: MyWishes) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const texts = useWishesTexts();
  const [left] = useState(() => client.getQueryData<UnsavedWishes>(UNSAVED_WISHES));
  const [draft, setDraft] = useState(() => left?.draft ?? draftOf(initial));
  const [kept, setKept] = useState(() => fingerprint(draftOf(initial)));
  const [fitsNow, setFitsNow] = useState(initial.fitsNow);
  const [conflict, setConflict] = useState<Conflict | null>(() =>
    left && left.basis !== kept ? conflictOf(left.draft, draftOf(initial)) : null,
  );
  // Read when a save starts, which may be after the one before it has ended, and after the page has gone.
  const version = useRef(initial.version);
  const gone = useRef(false);
  const owner = useRef(session.user()?.id);

  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationKey: SAVING_WISHES,
    // One after the other.
    scope: { id: 'my-wishes' },
    mutationFn: (sent: Draft) => putWishes(updateOf(sent, version.current)),
    onSuccess: async (answer, sent) => {
      // Wishes that were asked for before they were saved would come in after them.
      await client.cancelQueries({ queryKey: myWishes.queryKey });
      version.current = answer.version;
      setKept(fingerprint(sent));
      setFitsNow(answer.fitsNow);
      client.setQueryData(myWishes.queryKey, answer);
      const unsaved = client.getQueryData<UnsavedWishes>(UNSAVED_WISHES);
      if (unsaved && fingerprint(unsaved.draft) === fingerprint(sent))
        client.removeQueries({ queryKey: UNSAVED_WISHES });
      void client.invalidateQueries({ queryKey: ['profiles'] });
      void client.invalidateQueries({ queryKey: ['profile'] });
    },
    onError: async (thrown) => {
      const changed = isApiError(thrown) && thrown.code === 'changed-meanwhile';
      if (gone.current) {
        if (changed) void client.invalidateQueries({ queryKey: myWishes.queryKey });
        sayNotSaved();
        return;
      }
      if (!changed) return;
      const newest = await client.fetchQuery({ ...myWishes, staleTime: 0 });
      const theirs = draftOf(newest);
      version.current = newest.version;
      setKept(fingerprint(theirs));
      setDraft((mine) => {
        setConflict(conflictOf(mine, theirs));
        return mine;
      });
      reset();
    },
  });
  const sayNotSaved = () =>
    showToast(texts.leftUnsaved, { label: texts.open, run: () => void navigate(PATHS.myWishes) });

  const unsaved = fingerprint(draft) !== kept;
  const failed = error !== null;
  const waits = failed || conflict !== null;
  const due = unsaved && !isPending && !waits;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => mutate(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [due, draft, mutate]);

  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      // Who has logged out takes nothing along, least of all into the session of another.
      if (session.user()?.id !== owner.current) return;
      if (!unsaved) return client.removeQueries({ queryKey: UNSAVED_WISHES });
      keepUnsaved(client, { draft, basis: kept });
      if (waits) return sayNotSaved();
      const onItsWay = isPending && variables && fingerprint(variables) === fingerprint(draft);
      if (!onItsWay) mutate(draft);
    };
  });
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      leave.current();
    };
  }, []);
  useAskedBeforeUnload(() => unsaved);

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
