import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  NavigationType,
} from 'react-router-dom';
import { takeOverEntry } from '../ui/use-over-page';
import { NavigationContext, type Navigation } from '../ui/navigation';
import { forgetOldPlace, placeOf, PLACES } from './kept-places';
import { prefetchPage } from './routes';
import { Shell } from './shell';

/** Gives the router to the shell's links, and moves the focus to the page after each visit. */
export function Layout() {
  const location = useLocation();
  const { pathname, key } = location;
  useState(() => forgetOldPlace(location));
  const type = useNavigationType();
  const navigate = useNavigate();
  const main = useRef<HTMLElement>(null);
  const visited = useRef(pathname);
  const next = useNavigation().location?.pathname;
  // The same while a page loads: a page that leads on when it is opened does so once.
  const open = useCallback<Navigation['open']>(async (to, options) => navigate(to, takeOverEntry(options)), [navigate]);
  const navigation = useMemo<Navigation>(
    () => ({ pathname, next, prefetch: prefetchPage, open }),
    [pathname, next, open],
  );

  // The shell of the landing page, which has no router, is drawn without it.
  useLayoutEffect(() => {
    if (main.current) main.current.ariaBusy = next === undefined ? null : 'true';
  }, [next]);

  useEffect(() => {
    if (visited.current === pathname) return;
    visited.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  // The router does not scroll up where the session ends as one leaves: its guards run again before the new page shows.
  useLayoutEffect(() => {
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [key, type]);

  return (
    <NavigationContext value={navigation}>
      <Shell mainRef={main}>
        <Outlet />
      </Shell>
      <ScrollRestoration getKey={placeOf} storageKey={PLACES} />
    </NavigationContext>
  );
}
