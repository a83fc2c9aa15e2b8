import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../../../shell/paths';
import { useNavigation } from '../../../ui/navigation';
import { nameOf, screenOf, type PartName, type Screen } from './screens';

/** The router counts the entries of the browser's history; a build has none. */
const placeInHistory = () =>
  typeof window === 'undefined' ? undefined : (window.history.state as { idx?: number } | null)?.idx;

/**
 * Each screen is a place in the browser's history, so that Back leads to the one before. A place is known by its
 * question: it stays the same where the phone is turned, and where other questions come and go.
 */
export function usePlace(screens: readonly Screen[], startAt: PartName | undefined) {
  const { open } = useNavigation();
  const { state } = useLocation() as { state: { at?: PartName } | null };
  // Only the history entry where the draft was found opens at the draft's place; an earlier one stays at the first.
  const [foundAt] = useState(placeInHistory);
  const at = state?.at ?? (placeInHistory() === foundAt ? startAt : undefined);
  const place = screenOf(screens, ({ name }) => name === at);
  const go = (next: number) => {
    // The one that is open already would be a second entry, and Back would seem to do nothing.
    if (next !== place) void open(PATHS.register, { state: { ...state, at: nameOf(screens[next]!) } });
  };
  return [place, go] as const;
}
