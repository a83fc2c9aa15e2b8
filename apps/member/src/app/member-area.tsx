import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useWelcomeDue } from '../parts/account/welcome';
import { useSessionEnded, useSessionUser } from '../session/session';
import { waiting } from '../parts/waiting/waiting.queries';
import { NOTHING_WAITS, setWaiting } from '../session/waiting';
import { late } from '../shell/late';
import { lazyPart } from '../shell/lazy-part';
import { useNames } from '../ui/texts/names';
import { PATHS } from '../shell/paths';
import { useNavigation } from '../ui/navigation';
import { whenIdle } from '../ui/when-idle';
import { queries } from './query-client';

const ended = () => import('../features/joining/auth/sign-in-again');
const SignInAgain = lazyPart(async () => (await ended()).SignInAgain);
const AccountClosed = lazyPart(async () => (await ended()).AccountClosed);
const WelcomeCard = lazyPart(async () => (await import('../parts/account/welcome-card')).WelcomeCard);

/** Around what talks to the server: its cache, and widgets without inline styles. */
export function MemberProviders({ children }: { children: ReactNode }) {
  // Asked for ahead: they come while the server is asked for what names them.
  useNames();
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <Waiting />
        <Welcome />
        {children}
        <Announcement />
        <SessionEnded />
      </QueryClientProvider>
    </CSPProvider>
  );
}

export const MemberArea = () => (
  <MemberProviders>
    <Outlet />
  </MemberProviders>
);

/** Gives the tabs, which are outside the cache, what they count. Only Home itself asks before the page has shown. */
function Waiting() {
  const user = useSessionUser();
  const [pageShown, setPageShown] = useState(false);
  useEffect(() => {
    const callOff = whenIdle(() => setPageShown(true));
    return callOff;
  }, []);
  const { data } = useQuery({ ...waiting, enabled: user !== null && pageShown });
  const counts = user && data;
  useEffect(() => {
    setWaiting(counts || NOTHING_WAITS);
  }, [counts]);
  return null;
}

/** Messages over the page; their code is fetched when it is needed. */
function SessionEnded() {
  const how = useSessionEnded();
  if (how === null) return null;
  return how === 'closed' ? <AccountClosed /> : <SignInAgain />;
}

/** A member who has just verified email and phone comes to the profiles, and reads above them what comes next. */
function Welcome() {
  const { pathname } = useNavigation();
  const due = useWelcomeDue();
  if (!due || pathname !== PATHS.profiles) return null;
  return (
    // As tall as the card before its code is there, so that the list does not jump.
    <div className="page min-h-260 pt-6 sm:min-h-139">
      <WelcomeCard />
    </div>
  );
}

const NOT_ON: readonly string[] = [PATHS.login, PATHS.register, PATHS.verify];

const useBanner = late(() => import('../features/my/announcement/banners'));

/** What the team announces comes after everything else, and never in the way of signing in or up. */
function Announcement() {
  const { pathname } = useNavigation();
  const user = useSessionUser();
  // What the team announces is for members; a family account is none.
  const isMember = user !== null && !user.family;
  const banner = useBanner(isMember);
  return banner && isMember && !NOT_ON.includes(pathname) ? <banner.Banners /> : null;
}
