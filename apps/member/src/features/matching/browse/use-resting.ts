import { useEffect, useMemo, useState } from 'react';
import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { readQuery, searchOf } from './filters';

const PAUSE_MS = 400;

/** The latest choice, once it rests; and whether it does. */
export function useResting(wanted: BrowseQuery): { resting: BrowseQuery; rests: boolean } {
  const text = searchOf(wanted);
  const [last, setLast] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLast(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const resting = useMemo(() => readQuery(new URLSearchParams(last)), [last]);
  return { resting, rests: last === text };
}
