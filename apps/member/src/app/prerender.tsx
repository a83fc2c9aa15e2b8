/** Runs at build time: the text of a page for a visitor who reads English, before any of its code is there. */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { session } from '../session/session';
import { PATHS } from '../shell/paths';
import { landingReady } from './front-page';
import { routeTable, untilReady } from './router';
import { StartPage } from './start-page';
import { STILL } from './take-over';
import { Frame } from './toaster';
import { Skeleton, SkeletonBlock } from '../ui/skeleton';

/** Head elements that React would add: the page has a title, and files are requested when they are seen. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<link [^>]*>|<meta [^>]*>)+/;

/** The page of an address, for React to take over. Links work immediately; parts that need code say that they wait. */
export async function prerender(path: string): Promise<string> {
  session.markSignedOut();
  if (path === PATHS.home) {
    await landingReady();
    const nowhere = async () => undefined;
    return asBuilt(renderToString(<Frame>{<StartPage leave={nowhere} prefetch={() => undefined} />}</Frame>));
  }
  const router = createMemoryRouter(routeTable(), { initialEntries: [path] });
  await untilReady(router);
  const markup = renderToString(<Frame>{<RouterProvider router={router} />}</Frame>);
  return asBuilt(markup);
}

const CONTROL = /<(?:button|input|select|textarea)\b[^<>]*>/g;
const stilled = (tag: string) => (tag.includes(' disabled=""') ? tag : tag.replace(' ', ` disabled="" ${STILL}="" `));

const asBuilt = (markup: string) => markup.replace(HOISTED, '').replace(CONTROL, stilled);

/** Holds the place of the header and the first lines until the page's code is there; no font is fetched for it. */
const FirstPaint = () => (
  <div className="font-[system-ui]">
    <Skeleton>
      <div className="h-16 border-b border-line bg-paper" />
      <div className="page grid gap-4 py-10">
        <SkeletonBlock className="h-10 w-2/3" />
        <SkeletonBlock className="h-5 w-full max-w-xl" />
        <SkeletonBlock className="h-5 w-4/5 max-w-lg" />
      </div>
    </Skeleton>
  </div>
);

/** Placeholders for the pages of members. */
export const prerenderWaiting = () => renderToStaticMarkup(<FirstPaint />);

/** Nothing of the session keeps the build from ending. */
export const end = () => session.close();
