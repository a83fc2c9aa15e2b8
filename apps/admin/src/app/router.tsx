import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { requireAdmin, requireNobody } from './guards';
import { Layout } from './layout/layout';
import { RouteProblem } from './layout/route-problem';
import { FirstPaint } from './layout/first-paint';
import { PAGES } from './pages';
import { PATHS } from '../shell/paths';

const SIGNED_IN = [
  'dashboard',
  'verify',
  'changes',
  'reports',
  'report',
  'users',
  'user',
  'eligible',
  'addEligible',
  'coupons',
  'createCoupon',
  'audit',
  'administrators',
  'account',
] as const;

export const ROUTES: RouteObject[] = [
  {
    ErrorBoundary: RouteProblem,
    HydrateFallback: FirstPaint,
    children: [
      { path: PATHS.login, loader: requireNobody, lazy: PAGES.login },
      {
        loader: requireAdmin,
        Component: Layout,
        children: [
          {
            ErrorBoundary: RouteProblem,
            children: SIGNED_IN.map((page) => ({ path: PATHS[page], lazy: PAGES[page] })),
          },
        ],
      },
      { path: '*', loader: () => redirect(PATHS.dashboard), Component: FirstPaint },
    ],
  },
];

export const router = createBrowserRouter(ROUTES);
