import { isApiError } from '@kalyanam/web/api-error';
import { useOnline } from '@kalyanam/web/online';
import { useState } from 'react';

/** A failure for as long as it is one: what only a lost network has caused is over when that is back. */
export function useWhileAway<T>(failed: T): T | null {
  const online = useOnline();
  const [away, setAway] = useState<unknown>(null);
  const isLost = isApiError(failed) && failed.status === 0;
  if (!online && isLost && away !== failed) setAway(failed);
  return online && isLost && away === failed ? null : failed;
}
