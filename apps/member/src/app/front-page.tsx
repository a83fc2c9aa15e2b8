import { HomeSkeleton } from '../features/home/home-skeleton';
import { LandingPage } from '../features/landing/landing.page';
import { useSession } from '../session/session';
import { lazyPart } from '../shell/lazy-part';

const MemberHome = lazyPart(async () => (await import('./member-home')).MemberHome);

/** The landing page for a visitor; for a member, what waits for them. A known member's code comes while the server says who they are. */
export function FrontPage() {
  const session = useSession();
  return session === 'signed-out' ? <LandingPage /> : <MemberHome waiting={<HomeSkeleton />} />;
}
