import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { useAppTexts } from './app.en';
import { chunk } from './chunk';

/** A part of a page, fetched when it is needed or `ahead` of that. The page stays when it is lost, and says so. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | null = null;
  function LazyPart({ waiting = null, ...props }: P & { waiting?: ReactNode }) {
    const [Part, setPart] = useState(() => loaded);
    const [lost, setLost] = useState(false);
    useEffect(() => {
      if (loaded) return;
      chunk(load).then(
        (part) => setPart(() => (loaded = part)),
        () => setLost(true),
      );
    }, []);
    if (Part) return <Part {...(props as unknown as P)} />;
    return lost ? <LostPart /> : waiting;
  }
  const ahead = () => void load().catch(() => null);
  return Object.assign(LazyPart, { ahead });
}

/** A browser does not fetch a lost module twice: only a reload helps, and they choose when. */
function LostPart() {
  const texts = useAppTexts();
  return (
    <Notice look="danger" alert>
      <p>{texts.chunkLost}</p>
      <Button look="secondary" className="mt-3" onClick={() => window.location.reload()}>
        {texts.reload}
      </Button>
    </Notice>
  );
}
