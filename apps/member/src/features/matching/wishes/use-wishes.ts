import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import type { MyWishes, WishesAnswer, WishesUpdate } from '@kalyanam/shared/contracts/wishes';
import type { WishName } from '@kalyanam/shared/topics/matching/wishes';
import { isRefused } from '@kalyanam/web/api-error';
import { takeMusts } from '../../../parts/wishes/take-musts';
import { orSuggest, Suggested } from '../../../parts/family-desk/or-suggest';
import { api, session } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { showToast } from '../../../ui/toast';
import { useAskedBeforeUnload } from '../../../ui/use-asked-before-unload';
import { draftOf, fingerprint, merged, updateOf, withWish, type Draft, type DraftItem } from './draft';
import { suggested } from './suggested';
import { keepUnsaved, SAVING_WISHES, UNSAVED_WISHES, type UnsavedWishes } from './unsaved';
import { useWishesTexts } from './wishes.en';
import { ROUTES } from '@kalyanam/shared/base/routes';

export const myWishes = queryOptions({
  queryKey: ['my-wishes'],
  queryFn: async ({ signal }) => (await api.get<WishesAnswer>(ROUTES.myWishes, { signal })).wishes,
});

const putWishes = async (update: WishesUpdate): Promise<MyWishes> =>
  (await api.put<WishesAnswer>(ROUTES.myWishes, update)).wishes;

const PAUSE_MS = 400;
/** The version of wishes that were never saved. */
const FIRST_VERSION = 1;

/** Whether the page begins with what the own profile suggests. */
export const isNew = ({ version, items }: MyWishes): boolean => version === FIRST_VERSION && items.length === 0;

interface Circumstances {
  verified: boolean;
  asks: boolean;
  profile: MyProfile | null;
}

interface Conflict {
  /** The wishes that both changed. */
  basis: Draft;
  /** As it is on the server. */
  newest: Draft;
  wishes: WishName[];
}

/** The member's draft after a change elsewhere, and the conflicts still to be decided. */
function mergedWith(newest: Draft, basis: Draft, mine: Draft): { draft: Draft; conflict: Conflict | null } {
  const { draft, twice } = merged(basis, mine, newest);
  return { draft, conflict: twice.length > 0 ? { basis, newest, wishes: twice } : null };
}

/**
 * Wishes are saved a moment after the last change; the answer says how many fit. New members begin with those that the
 * own profile suggests, saved with the first change or by the button. Unsaved wishes are sent when the page is left, and
 * kept until they are: the page begins with them when it is opened again. A family member who asks the candidate for it
 * (C14) says when.
 */
export function useWishes(initial: MyWishes, { verified, asks, profile }: Circumstances) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const texts = useWishesTexts();
  const [begun] = useState(() => {
    const left = client.getQueryData<UnsavedWishes>(UNSAVED_WISHES);
    const newest = draftOf(initial);
    if (left) return { ...mergedWith(newest, left.basis, left.draft), suggestion: null };
    const suggestion = isNew(initial) && profile ? suggested(newest, profile, verified) : null;
    return { draft: suggestion ?? newest, conflict: null, suggestion };
  });
  const [draft, setDraft] = useState(begun.draft);
  const [kept, setKept] = useState(() => draftOf(initial));
  const [fitsNow, setFitsNow] = useState(initial.fitsNow);
  const [conflict, setConflict] = useState(begun.conflict);
  // Read when a save starts, which may be after the one before it has ended, and after the page has gone.
  const version = useRef(initial.version);
  const gone = useRef(false);
  const owner = useRef(session.user()?.id);

  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationKey: SAVING_WISHES,
    // One after the other.
    scope: { id: 'my-wishes' },
    mutationFn: (sent: Draft) => {
      const change = { ...updateOf(sent, version.current, verified) };
      return orSuggest(putWishes(change), { kind: 'edit', of: 'wishes', change });
    },
    onSuccess: async (answer, sent) => {
      // Wishes that were asked for before they were saved would come in after them.
      await client.cancelQueries({ queryKey: myWishes.queryKey });
      version.current = answer.version;
      setKept(sent);
      setFitsNow(answer.fitsNow);
      client.setQueryData(myWishes.queryKey, answer);
      takeMusts(answer);
      const unsaved = client.getQueryData<UnsavedWishes>(UNSAVED_WISHES);
      if (unsaved && fingerprint(unsaved.draft) === fingerprint(sent))
        client.removeQueries({ queryKey: UNSAVED_WISHES });
      void client.invalidateQueries({ queryKey: ['profiles'] });
      void client.invalidateQueries({ queryKey: ['profile'] });
    },
    onError: async (thrown) => {
      if (thrown instanceof Suggested) {
        setDraft(kept);
        reset();
        return;
      }
      const changed = isRefused(thrown, 'changed-meanwhile');
      if (gone.current) {
        if (changed) void client.invalidateQueries({ queryKey: myWishes.queryKey });
        sayNotSaved();
        return;
      }
      if (!changed) return;
      const newest = await client.fetchQuery({ ...myWishes, staleTime: 0 });
      const theirs = draftOf(newest);
      version.current = newest.version;
      setKept(theirs);
      setFitsNow(newest.fitsNow);
      setDraft((mine) => {
        const { draft, conflict } = mergedWith(theirs, kept, mine);
        setConflict(conflict);
        return draft;
      });
      reset();
    },
  });
  const sayNotSaved = () =>
    showToast(texts.leftUnsaved, { label: texts.open, run: () => void navigate(PATHS.myWishes) });

  const unsaved = fingerprint(draft) !== fingerprint(kept);
  const isSuggested = unsaved && begun.suggestion === draft;
  const failed = error !== null;
  const waits = failed || conflict !== null;
  const due = !asks && unsaved && !isSuggested && !isPending && !waits;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => mutate(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [due, draft, mutate]);

  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      // A member who has logged out takes nothing along, least of all into the session of another.
      if (session.user()?.id !== owner.current) return;
      if (!unsaved || isSuggested || asks) return client.removeQueries({ queryKey: UNSAVED_WISHES });
      // Undecided conflicts are asked again.
      keepUnsaved(client, { draft, basis: conflict?.basis ?? kept });
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
  useAskedBeforeUnload(() => unsaved && !isSuggested);

  const setItem = useCallback((wish: WishName, item: DraftItem) => {
    setDraft((before) => ({ ...before, items: { ...before.items, [wish]: item } }));
  }, []);
  const settle = (wish: WishName, newest: boolean) => {
    if (!conflict) return;
    if (newest) setDraft((before) => withWish(before, wish, conflict.newest));
    const wishes = conflict.wishes.filter((other) => other !== wish);
    setConflict(wishes.length > 0 ? { ...conflict, wishes } : null);
  };

  return {
    draft,
    setItem,
    fitsNow: unsaved && !failed ? null : fitsNow,
    /** What the own profile suggests, untouched and not saved. */
    isSuggested,
    error,
    retry: reset,
    send: () => mutate(draft),
    isSending: isPending,
    isUnsaved: unsaved,
    conflict,
    settle,
  };
}
