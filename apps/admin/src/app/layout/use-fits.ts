import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Tried {
  contents: string;
  /** How wide the bar would have to be; 0 where it is wide enough. */
  needs: number;
}

/**
 * Whether everything fits into one row of a bar: links in another language, at another size or with a count more need
 * more room. Where they do not, `fits` is false until the bar is as wide as they need, or they are others.
 * @param contents what changes when the links do
 */
export function useFits<E extends HTMLElement>(contents: string): { bar: RefObject<E | null>; fits: boolean } {
  const bar = useRef<E>(null);
  const [tried, setTried] = useState<Tried>({ contents, needs: 0 });
  const fits = tried.contents !== contents || tried.needs === 0;
  useLayoutEffect(() => {
    const measure = () => {
      if (!bar.current) return;
      const { scrollWidth, clientWidth } = bar.current;
      if (fits && scrollWidth > clientWidth) setTried({ contents, needs: scrollWidth });
      else if (!fits && clientWidth >= tried.needs) setTried({ contents, needs: 0 });
    };
    measure();
    window.addEventListener('resize', measure);
    document.fonts?.addEventListener('loadingdone', measure);
    return () => {
      window.removeEventListener('resize', measure);
      document.fonts?.removeEventListener('loadingdone', measure);
    };
  }, [contents, fits, tried.needs]);
  return { bar, fits };
}
