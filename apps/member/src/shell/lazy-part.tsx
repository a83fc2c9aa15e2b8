import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useOnline } from '@kalyanam/web/online';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { useOnceOnline } from '../ui/online';
import { useAppTexts } from './app.en';
import { chunk } from './chunk';

interface LazyPartProps {
  waiting?: ReactNode;
  /** The placeholder is in use: keep it even once the part has loaded. */
  hold?: boolean;
}

/** A part of a page, fetched when it is needed or `ahead` of that. The page stays when it is lost, and says so. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | null = null;
  function LazyPart({ waiting = null, hold = false, ...props }: P & LazyPartProps) {
    const [Part, setPart] = useState(() => loaded);
    const [lost, setLost] = useState(false);
    useEffect(() => {
      if (Part || lost) return;
      let gone = false;
      chunk(async () => (loaded ??= await load())).then(
        (part) => gone || setPart(() => part),
        () => gone || setLost(true),
      );
      return () => void (gone = true);
    }, [Part, lost]);
    const again = useCallback(() => setLost(false), []);
    if (hold) return waiting;
    if (Part) return <Part {...(props as unknown as P)} />;
    return lost ? <LostPart onOnline={again} /> : waiting;
  }
  /** Resolves when the part shows together with the page, and not after it. */
  const ready = async (): Promise<void> => {
    loaded ??= await load().catch(() => null);
  };
  const ahead = () => void ready();
  return Object.assign(LazyPart, { ahead, ready });
}

/** Whether something was ever open: a dialog is fetched when it is first wanted, and is there from then on, so that it can close. */
export function useOnceOpen(isOpen: boolean): boolean {
  const [once, setOnce] = useState(isOpen);
  if (isOpen && !once) setOnce(true);
  return once || isOpen;
}

/** Not every browser fetches a lost module twice: then only a reload helps, and they choose when. */
function LostPart({ onOnline }: { onOnline: () => void }) {
  const texts = useAppTexts();
  const online = useOnline();
  useOnceOnline(onOnline);
  if (!online)
    return (
      <Notice alert>
        <p>{texts.offline}</p>
      </Notice>
    );
  return (
    <Notice look="danger" alert>
      <p>{texts.chunkLost}</p>
      <Button look="secondary" className="mt-3" onClick={() => window.location.reload()}>
        {texts.reload}
      </Button>
    </Notice>
  );
}
