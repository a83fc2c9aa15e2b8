import { LIMITS } from '@kalyanam/shared/base/limits';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { PATHS, type PageName } from '../shell/paths';
import { requireAdmin, requireNobody } from './guards';
import { FirstPaint, RouteProblem } from './layout/route-states';
import { Layout } from './layout/layout';
import { PAGE_NAMES, ROUTES } from './routes';

/** A route's code is waited for 120 seconds at most. */
const inTime = <T,>(loading: Promise<T>): Promise<T> =>
  Promise.race([
    loading,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('This page took too long to load.')), LIMITS.chunkSeconds * 1000);
    }),
  ]);

const page = (name: PageName): RouteObject => ({
  path: PATHS[name],
  lazy: () => inTime(ROUTES[name].load()).then(({ Page }) => ({ Component: Page })),
});

const pagesOf = (signedOut: boolean) =>
  PAGE_NAMES.filter((name) => Boolean(ROUTES[name].signedOut) === signedOut).map(page);

export const ROUTE_TREE: RouteObject[] = [
  {
    ErrorBoundary: RouteProblem,
    HydrateFallback: FirstPaint,
    children: [
      { loader: requireNobody, children: pagesOf(true) },
      {
        loader: requireAdmin,
        Component: Layout,
        children: [{ ErrorBoundary: RouteProblem, children: pagesOf(false) }],
      },
      { path: '*', loader: () => redirect(PATHS.dashboard), Component: FirstPaint },
    ],
  },
];

export const router = createBrowserRouter(ROUTE_TREE);
