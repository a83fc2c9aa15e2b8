import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BrowseQuery } from '@kalyanam/shared/contracts/profile';
import { profilePage } from './browse.queries';
import { readQuery, searchOf } from './filters';

const PAUSE_MS = 400;

/** How many profiles the filters would show: asked for when the choice rests, unknown until the answer. */
export function useTotal(wanted: BrowseQuery, enabled: boolean): number | undefined {
  const text = searchOf(wanted);
  const [resting, setResting] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setResting(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery({
    ...profilePage(readQuery(new URLSearchParams(resting))),
    placeholderData: undefined,
    enabled,
  });
  return resting === text ? data?.total : undefined;
}
