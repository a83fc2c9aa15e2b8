import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { LoadError } from '../ui/load-error';
import { chunk } from './chunk';

/** A part of a page that is fetched when it is needed: one that is lost can be asked for again, and the page stays. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | null = null;
  return function LazyPart({ waiting = null, ...props }: P & { waiting?: ReactNode }) {
    const [Part, setPart] = useState(() => loaded);
    const [lost, setLost] = useState<unknown>(null);
    useEffect(() => {
      if (Part || lost) return;
      chunk(load).then((part) => setPart(() => (loaded = part)), setLost);
    }, [Part, lost]);
    if (Part) return <Part {...(props as unknown as P)} />;
    return lost ? <LoadError error={lost} onRetry={() => setLost(null)} /> : waiting;
  };
}
