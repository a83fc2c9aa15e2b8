import { useSyncExternalStore } from 'react';
import { useDisplay } from '../../../session/display';
import type { View } from './screens';

const narrow = () => (typeof matchMedia === 'undefined' ? null : matchMedia('(width < 40rem)'));
const subscribe = (onChange: () => void) => {
  const query = narrow();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
};

/**
 * How much of the wizard a screen shows: one question in simple mode (C15), a few on a phone. Null on the page that was
 * built, which every width takes over: it has the whole step, of which a phone shows the beginning.
 */
export function useView(): View | null {
  const { simple } = useDisplay();
  const isNarrow = useSyncExternalStore<boolean | null>(
    subscribe,
    () => narrow()?.matches ?? false,
    () => null,
  );
  if (isNarrow === null) return null;
  if (simple) return 'one';
  return isNarrow ? 'few' : 'step';
}
