import { LandingPage } from '../features/landing/landing.page';
import { NavigationContext, type Navigation } from '../ui/navigation';
import { PATHS } from '../shell/paths';
import { Shell } from './shell';

interface StartPageProps {
  leave: Navigation['open'];
  prefetch: Navigation['prefetch'];
}

/** The landing page before the router is fetched: a first visit on a slow network reads it without. */
export const StartPage = ({ leave, prefetch }: StartPageProps) => (
  <NavigationContext value={{ pathname: PATHS.home, open: leave, prefetch }}>
    <Shell>
      <LandingPage />
    </Shell>
  </NavigationContext>
);
