import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { useSessionEnded } from '../session/session';
import { lazyPart } from '../shell/lazy-part';
import { createQueryClient } from './query-client';

const client = createQueryClient();

const SignInAgain = lazyPart(async () => (await import('../features/auth/sign-in-again')).SignInAgain);

/** Around the pages that talk to the server: their cache, and widgets without inline styles. */
export const MemberArea = () => (
  <CSPProvider disableStyleElements>
    <QueryClientProvider client={client}>
      <Outlet />
      <SessionEnded />
    </QueryClientProvider>
  </CSPProvider>
);

/** Signing in again over the page; its code is fetched when it is needed. */
function SessionEnded() {
  return useSessionEnded() ? <SignInAgain /> : null;
}
