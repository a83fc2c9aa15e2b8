import { useState } from 'react';
import { PATHS } from '../shell/paths';
import { NavigationContext } from '../ui/navigation';
import { FrontPage } from './front-page';
import { Shell } from './shell';

interface StartPageProps {
  leave: (to: string) => Promise<void>;
  prefetch: (address: string) => void;
}

/** The front page before the router is fetched: a first visit on a slow network reads it without. */
export function StartPage({ leave, prefetch }: StartPageProps) {
  const [next, setNext] = useState<string>();
  const open = async (to: string) => {
    setNext(to.split(/[?#]/)[0]);
    await leave(to);
  };
  return (
    <NavigationContext value={{ pathname: PATHS.home, next, open, prefetch }}>
      <Shell>
        <FrontPage />
      </Shell>
    </NavigationContext>
  );
}
