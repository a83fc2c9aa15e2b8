import { useOnline } from '@kalyanam/web/online';
import { useEffect, useRef } from 'react';

/** Does something once, as soon as a network that is away at first is back: also between the first look and the effect. */
export function useOnceOnline(act: () => void) {
  const online = useOnline();
  const away = useRef(!online);
  useEffect(() => {
    if (!online || !away.current) return;
    away.current = false;
    act();
  }, [online, act]);
}
