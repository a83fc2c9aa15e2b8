import { useState } from 'react';
import { usePressLock } from '../../ui/press-lock';

/** Sends at most one at a time. */
export function usePress<T>(act: (wish: T) => Promise<void>) {
  const lock = usePressLock();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const press = async (wish: T) => {
    if (!lock.take()) return;
    setBusy(true);
    setError(null);
    await act(wish).catch(setError);
    lock.release();
    setBusy(false);
  };
  return { press, busy, error };
}
