import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { useSessionEnded } from '../session/session';
import { lazyPart } from '../shell/lazy-part';
import { createQueryClient } from './query-client';

const client = createQueryClient();

const ended = () => import('../features/auth/sign-in-again');
const SignInAgain = lazyPart(async () => (await ended()).SignInAgain);
const AccountClosed = lazyPart(async () => (await ended()).AccountClosed);

/** Around the pages that talk to the server: their cache, and widgets without inline styles. */
export const MemberArea = () => (
  <CSPProvider disableStyleElements>
    <QueryClientProvider client={client}>
      <Outlet />
      <SessionEnded />
    </QueryClientProvider>
  </CSPProvider>
);

/** What is said over the page; its code is fetched when it is needed. */
function SessionEnded() {
  const how = useSessionEnded();
  if (how === null) return null;
  return how === 'closed' ? <AccountClosed /> : <SignInAgain />;
}
