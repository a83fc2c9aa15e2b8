import { useEffect, useState } from 'react';
import { whenIdle } from '../ui/when-idle';

type Start = (act: () => void) => () => void;

export const atOnce: Start = (act) => {
  act();
  return () => undefined;
};

/** Makes a hook that gives what comes after the page, and null until it is there and where it is lost. */
export function late<T>(load: () => Promise<T>, start: Start = whenIdle) {
  let loaded: T | null = null;
  return function useLate(wanted = true): T | null {
    const [part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (!wanted || part) return;
      let gone = false;
      const fetch = async () => {
        loaded ??= await load();
        if (!gone) setPart(() => loaded);
      };
      const callOff = start(() => void fetch().catch(() => null));
      return () => {
        gone = true;
        callOff();
      };
    }, [wanted, part]);
    return part;
  };
}
