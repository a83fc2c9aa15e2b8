import {
  createBrowserRouter,
  redirect,
  RouterProvider,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { chunk } from '../shell/chunk';
import { LOOKING_PATH, NEW_BIODATA_PATH, overList, PATHS, seenPath, type SeenPart } from '../shell/paths';
import { followSession } from './follow-session';
import { FrontPage } from './front-page';
import { GUARDS } from './guards';
import { Layout } from './layout';
import { RouteError } from './route-error';
import { loadPage } from './page-files';
import { loadMemberArea, routeOf, ROUTES, wordsOf } from './routes';

const pagesOf = (area: 'site' | 'member') =>
  ROUTES.filter(({ site }) => Boolean(site) === (area === 'site')).map(({ path, guard, file }): RouteObject => ({
    path,
    ...(guard && { loader: GUARDS[guard] }),
    lazy: { Component: () => chunk(() => loadPage(file)) },
  }));

const queryOf = ({ request }: LoaderFunctionArgs): string => new URL(request.url).search;

/** Lists that were pages of their own, with the tab and the page that an old link names. */
const inWhoSees = (part: SeenPart) => (args: LoaderFunctionArgs) =>
  redirect(seenPath(part, Object.fromEntries(new URLSearchParams(queryOf(args)))));

/** Pages that have become a part of another, with the query where it still means something. */
const OLD_ADDRESSES: RouteObject[] = [
  {
    path: '/matches',
    loader: (args) => redirect(`${PATHS.profiles}?sort=wishes${queryOf(args).replace('?', '&')}`),
  },
  { path: '/find', loader: () => redirect(overList('find')) },
  { path: '/why', loader: (args) => redirect(overList('find', queryOf(args))) },
  { path: '/searches', loader: () => redirect(overList('saved')) },
  { path: '/my-profile/contact-views', loader: inWhoSees('looked') },
  { path: '/my-profile/ledger', loader: inWhoSees('looked') },
  { path: '/settings/blocked', loader: inWhoSees('blocked') },
  { path: '/not-for-us', loader: inWhoSees('not-for-us') },
  { path: '/looking', loader: () => redirect(LOOKING_PATH) },
  { path: '/biodata/new', loader: () => redirect(NEW_BIODATA_PATH) },
  { path: '/my-profile/biodata', loader: () => redirect(PATHS.biodata) },
  { path: '/calls', loader: () => redirect(`${PATHS.interests}?box=accepted`) },
  { path: '/all-functions', loader: () => redirect(PATHS.help) },
];

/** Built for each router, because a router fills in what it has loaded. */
export const routeTable = (): RouteObject[] => [
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { path: PATHS.home, Component: FrontPage },
          ...pagesOf('site'),
          { lazy: { Component: () => chunk(loadMemberArea) }, children: pagesOf('member') },
          ...OLD_ADDRESSES,
          { path: '*', loader: () => redirect(PATHS.home) },
        ],
      },
    ],
  },
];

type Router = ReturnType<typeof createBrowserRouter>;

/** Waits until the router's first page is there to show. */
export async function untilReady(router: Pick<Router, 'state' | 'subscribe'>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** What messengers take into a link from the sentence around it: no address and no token ends with such a sign. */
const AFTER_THE_LINK = /(?:%[\da-f]{2}|[^\w%-]){1,9}$/i;
const AFTER_A_TOKEN = /((?:link|token|registration)=[\w.-]*[\w-])(?:%[\da-f]{2}|[^\w%&-])+(?=&|$)/i;

/**
 * An address as the application writes it: lower case, no slash and no full stop of a sentence at the end. Segments
 * that are no word of a route stay as they are.
 */
export function ownSpelling(pathname: string): string {
  const bare = pathname.replace(AFTER_THE_LINK, '');
  const typed = wordsOf(bare);
  const route = routeOf(bare);
  if (!route) return pathname;
  return `/${wordsOf(route.path)
    .map((word, place) => (word.startsWith(':') ? typed[place] : word))
    .join('/')}`;
}

/** The same of the query of a link. */
export const ownQuery = (search: string): string => search.replace(AFTER_A_TOKEN, '$1');

export async function startRouter() {
  const { pathname, search, hash } = window.location;
  const own = ownSpelling(pathname) + ownQuery(search);
  if (own !== pathname + search) window.history.replaceState(window.history.state, '', own + hash);
  const router = createBrowserRouter(routeTable());
  followSession(router);
  await untilReady(router);
  return <RouterProvider router={router} />;
}
