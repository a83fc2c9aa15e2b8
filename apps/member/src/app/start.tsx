import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '@kalyanam/web/i18n/language';
import { LandingPage } from '../features/landing/landing.page';
import { chunk } from '../shell/chunk';
import { PATHS } from '../shell/paths';
import { NavigationContext } from '../ui/navigation';
import { SkeletonBlock, Skeleton } from '../ui/skeleton';
import { LostPage } from './lost-page';
import { prefetchPage } from './routes';
import { Shell } from './shell';
import { Toaster } from './toaster';

const loadRouter = () => import('./router');
const loadTelugu = async () => (await chunk(() => import('./telugu'))).telugu;

const openRouter = async () => (await chunk(loadRouter)).startRouter();

/** Shows the page of the present address, and nothing but grey until its code and its language are there. */
export async function start(container: Element) {
  const root = createRoot(container);
  const show = (content: ReactNode) =>
    root.render(
      <StrictMode>
        {content}
        <Toaster />
      </StrictMode>,
    );

  /** From the landing page to another: the router takes over at the new address. */
  const leave = async (to: string) => {
    if (to === PATHS.home) return window.scrollTo(0, 0);
    try {
      const { startRouter } = await chunk(loadRouter);
      window.history.pushState(null, '', to);
      show(await startRouter());
      window.scrollTo(0, 0);
    } catch {
      window.location.assign(to);
    }
  };

  show(<FirstPaint />);
  // A language that does not arrive leaves the page in English.
  const language = startLanguage({ te: loadTelugu }).catch(() => null);
  const { pathname } = window.location;
  prefetchPage(pathname);
  try {
    const page = pathname === PATHS.home ? <StartPage leave={leave} /> : await openRouter();
    await language;
    show(page);
  } catch (thrown) {
    show(
      <main>
        <LostPage thrown={thrown} />
      </main>,
    );
  }
}

const prefetch = (address: string) => {
  loadRouter().catch(() => null);
  prefetchPage(address);
};

/** The landing page before the router is fetched: a first visit on a slow network reads it without. */
const StartPage = ({ leave }: { leave: (to: string) => Promise<void> }) => (
  <NavigationContext value={{ pathname: PATHS.home, open: leave, prefetch }}>
    <Shell>
      <LandingPage />
    </Shell>
  </NavigationContext>
);

/** Holds the place of the header and the first lines until the page's code is there. */
const FirstPaint = () => (
  <Skeleton>
    <div className="h-16 border-b border-line bg-paper" />
    <div className="page grid gap-4 py-10">
      <SkeletonBlock className="h-10 w-2/3" />
      <SkeletonBlock className="h-5 w-full max-w-xl" />
      <SkeletonBlock className="h-5 w-4/5 max-w-lg" />
    </div>
  </Skeleton>
);
