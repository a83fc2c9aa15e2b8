import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { startLanguage } from '@kalyanam/web/i18n/language';
import { startLive } from '../parts/live/start-live';
import { display } from '../session/display';
import { followAccount } from '../session/follow-account';
import { session } from '../session/session';
import { chunk } from '../shell/chunk';
import { PATHS } from '../shell/paths';
import { landingReady } from './front-page';
import { LostPage } from './lost-page';
import { prefetchPage } from './routes';
import { StartPage } from './start-page';
import { Awake, takeBuiltPage } from './take-over';
import { Frame } from './toaster';

const loadRouter = () => import('./router');
const loadTelugu = async () => (await chunk(() => import('./telugu'))).telugu;

const openRouter = async () => (await chunk(loadRouter)).startRouter();

/** Shows the page of the present address; until its code and its language are there, what the page was built with. */
export async function start(container: Element) {
  const { pathname } = window.location;
  startLive();
  followAccount();
  readAloud();
  const built = takeBuiltPage(container);
  let root: Root | null = null;
  const framed = (content: ReactNode) => (
    <Awake container={container}>
      <Frame>{content}</Frame>
    </Awake>
  );
  // A transition renders in short slices, so that a slow phone still scrolls and responds.
  const show = (content: ReactNode) => startTransition(() => (root ??= createRoot(container)).render(framed(content)));
  const takeOver = (content: ReactNode) => startTransition(() => void (root = hydrateRoot(container, framed(content))));

  /** Goes from the landing page to another: the router takes over at the new address. */
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
  const startPage = <StartPage leave={leave} prefetch={prefetch} />;

  // A language that does not arrive leaves the page in English.
  const language = startLanguage({ te: loadTelugu }).catch(() => null);
  prefetchPage(pathname);
  try {
    // What a visitor sees is waited for, where no one can be signed in.
    if (pathname === PATHS.home && session.get() === 'signed-out') await landingReady();
    const page = pathname === PATHS.home ? startPage : await openRouter();
    await language;
    if (built) takeOver(page);
    else show(page);
  } catch (thrown) {
    show(
      <main>
        <LostPage thrown={thrown} />
      </main>,
    );
  }
}

/** C15: the code that reads aloud comes for those who want it. */
function readAloud() {
  const follow = () => {
    if (display.get().readAloud) void import('./reader').then(({ startReader }) => startReader()).catch(() => null);
  };
  display.subscribe(follow);
  follow();
}

const prefetch = (address: string) => {
  loadRouter().catch(() => null);
  prefetchPage(address);
};
