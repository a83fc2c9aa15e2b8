import { useEffect, useMemo, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom';
import { NavigationContext, type Navigation } from '../ui/navigation';
import { prefetchPage } from './routes';
import { Shell } from './shell';

/** Gives the router to the shell's links, and moves the focus to the page after each visit. */
export function Layout() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const main = useRef<HTMLElement>(null);
  const visited = useRef(pathname);
  const navigation = useMemo<Navigation>(
    () => ({ pathname, open: async (to, options) => navigate(to, options), prefetch: prefetchPage }),
    [pathname, navigate],
  );

  useEffect(() => {
    if (visited.current === pathname) return;
    visited.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <NavigationContext value={navigation}>
      <Shell mainRef={main}>
        <Outlet />
      </Shell>
      <ScrollRestoration />
    </NavigationContext>
  );
}
