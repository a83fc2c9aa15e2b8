import { useEffect, useRef, type RefObject } from 'react';

/** R66: a file counts as looked at when it has been in view for so long. */
const LOOKED_AT_MS = 2000;
/** Part of it that has to be in view. */
const ENOUGH = 0.5;

/** Calls once when the element has been in view for two seconds on end. */
export function useInView<E extends Element>(onLookedAt: () => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const latest = useRef(onLookedAt);
  useEffect(() => {
    latest.current = onLookedAt;
  });
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => latest.current(), LOOKED_AT_MS);
      },
      { threshold: ENOUGH },
    );
    observer.observe(watched);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return element;
}
