import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '@kalyanam/web/i18n/language';
import { chunk } from './shell/chunk';
import { LostPage } from './app/lost-page';
import { FirstPaint } from './app/first-paint';
import { PATHS } from './shell/paths';
import { prefetchPage } from './app/routes';
import { StartPage } from './app/start-page';
import { startLive } from './domain/live/start-live';
import { startSession } from './session/session-known';
import './styles.css';

const root = createRoot(document.getElementById('root')!);
const show = (content: ReactNode) => root.render(<StrictMode>{content}</StrictMode>);
const loadRouter = () => import('./app/router');
const prefetch = (address: string) => {
  loadRouter().catch(() => null);
  prefetchPage(address);
};

/** Leaves the landing page: the router takes over at the new address. */
async function leave(to: string) {
  if (to === PATHS.home) return window.scrollTo(0, 0);
  try {
    const { startRouter } = await chunk(loadRouter);
    window.history.pushState(null, '', to);
    show(await startRouter());
    window.scrollTo(0, 0);
  } catch {
    window.location.assign(to);
  }
}

async function openPage(path: string) {
  if (path === PATHS.home) return <StartPage leave={leave} prefetch={prefetch} />;
  prefetchPage(path);
  const { startRouter } = await chunk(loadRouter);
  return startRouter();
}

/** Shows nothing but grey until page and language are there. A language that does not arrive leaves it English. */
async function start() {
  show(<FirstPaint />);
  const telugu = async () => (await chunk(() => import('./app/telugu'))).telugu;
  const language = startLanguage({ te: telugu }).catch(() => null);
  try {
    const page = await openPage(window.location.pathname);
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

startSession();
startLive();
void start();
