import { LandingPage } from '../features/landing/landing.page';
import { PATHS } from '../shell/paths';
import { NavigationContext } from '../ui/navigation';
import { Shell } from './shell';

interface StartPageProps {
  leave: (to: string) => Promise<void>;
  prefetch: (address: string) => void;
}

/** The landing page before the router is fetched: a first visit on a slow network reads it without. */
export const StartPage = ({ leave, prefetch }: StartPageProps) => (
  <NavigationContext value={{ pathname: PATHS.home, open: leave, prefetch }}>
    <Shell>
      <LandingPage />
    </Shell>
  </NavigationContext>
);
