import { PATHS } from '../shell/paths';
import { NavigationContext } from '../ui/navigation';
import { FrontPage } from './front-page';
import { Shell } from './shell';

interface StartPageProps {
  leave: (to: string) => Promise<void>;
  prefetch: (address: string) => void;
}

/** The landing page before the router is fetched: a first visit on a slow network reads it without. */
export const StartPage = ({ leave, prefetch }: StartPageProps) => (
  <NavigationContext value={{ pathname: PATHS.home, open: leave, prefetch }}>
    <Shell>
      <FrontPage />
    </Shell>
  </NavigationContext>
);
