import { useRef, useState } from 'react';

/** Sends at most one at a time: a second press may come before the first one has been rendered. */
export function usePress<T>(act: (wish: T) => Promise<void>) {
  const isSending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const press = async (wish: T) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setError(null);
    await act(wish).catch(setError);
    isSending.current = false;
    setBusy(false);
  };
  return { press, busy, error };
}
