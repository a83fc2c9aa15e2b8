/** G, then a letter: to another page. The letter after a G never reaches the page, so it decides nothing (R53). */
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isTyping, letterOf, swallowKeys, useShortcuts } from '../../../ui/form/shortcuts';
import { useDestinations } from './destinations';

const WAITS_MS = 1500;
/** After it, the rest of a word that was meant for a field does nothing. */
const REST_MS = 700;

let until = -Infinity;

export function useGoKeys() {
  const navigate = useNavigate();
  const destinations = useDestinations();
  useShortcuts({
    g: () => {
      if (!isTyping()) until = performance.now() + WAITS_MS;
    },
  });
  const follow = useEffectEvent((event: KeyboardEvent) => {
    if (performance.now() >= until) return;
    if (event.key.length > 1 && event.key !== 'Unidentified') {
      if (event.key === 'Escape') until = -Infinity;
      return;
    }
    until = -Infinity;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    swallowKeys(REST_MS);
    const wanted = destinations.find(({ go }) => go === letterOf(event));
    if (wanted) void navigate(wanted.to);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => follow(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
