import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the card that the address names. */
export function useWanted(card: string) {
  const place = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${card}`) return;
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [hash, card]);
  return place;
}
