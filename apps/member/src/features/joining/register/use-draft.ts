import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { loadDraft, saveDraft, type DraftPlace } from './draft';
import type { Registration } from './registration';

const PAUSE_MS = 400;

/** The draft of the last visit, read once. */
export function useFoundDraft() {
  const [draft] = useState(loadDraft);
  return draft;
}

/** Keeps the draft up to date while the form is being filled in. */
export function useKeptDraft(form: UseFormReturn<Registration>, { step, at }: DraftPlace, key: string) {
  const touched = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      timer = undefined;
      saveDraft({ values: form.getValues(), step, ...(at && { at }), key });
    };
    const stop = form.watch(() => {
      touched.current = true;
      clearTimeout(timer);
      timer = setTimeout(save, PAUSE_MS);
    });
    if (touched.current) save();
    // Only what has not been saved yet: a finished registration leaves no draft behind.
    const leave = () => timer !== undefined && save();
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
      stop.unsubscribe();
    };
  }, [form, step, at, key]);
}
