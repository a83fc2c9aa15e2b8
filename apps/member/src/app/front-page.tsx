import { useSession } from '../session/session';
import { lazyPart } from '../shell/lazy-part';
import { SkeletonBlock, Skeleton } from '../ui/skeleton';

const Landing = lazyPart(async () => (await import('../features/joining/landing/landing.page')).default);
const MemberHome = lazyPart(async () => (await import('./member-home')).MemberHome);

/** Fetches what a visitor sees; no page of a member carries it. */
export const landingReady = Landing.ready;

/** The landing page for a visitor; for a member, what waits for them. A known member's code comes while the server says who they are. */
export function FrontPage() {
  const session = useSession();
  return session === 'signed-out' ? <Landing /> : <MemberHome waiting={<Waiting />} />;
}

/** Shown until the code of the home page is there, which has a better one. */
const Waiting = () => (
  <Skeleton>
    <div className="page py-6 sm:py-10">
      <SkeletonBlock className="h-10 w-2/3 max-w-md" />
    </div>
  </Skeleton>
);
