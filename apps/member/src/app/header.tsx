import type { Member } from '../session/member';
import { useSession } from '../session/session';
import { AppLink } from '../ui/app-link';
import { useAppTexts } from '../shell/app.en';
import { useWaitingCounts } from '../session/waiting';
import { Bell } from './bell';
import { BarLink } from './bar-link';
import { TextSizeSwitch } from '../shell/text-size';
import { ForHands } from './for-hands';
import { LanguageSwitch } from './language-switch';
import { PATHS } from '../shell/paths';
import { ProfileMenu } from './profile-menu';
import { useOnline } from '@kalyanam/web/online';

export function Header() {
  const session = useSession();
  const user = typeof session === 'object' ? session.user : null;
  return (
    <header className="sticky top-0 z-30 short:static print:hidden border-b border-line bg-paper pt-[env(safe-area-inset-top)]">
      {/* One row from 320 px on; there, letters that are large may need a second, which does not stay in view. */}
      <div className="page flex min-h-16 items-center in-data-[text^=large]:flex-wrap justify-between gap-x-1 max-[24rem]:gap-x-0 max-[24rem]:px-2.5 sm:gap-x-2">
        <AppLink to={PATHS.home} className="flex min-h-12 items-center no-underline">
          <Wordmark className="text-xl max-[24rem]:text-base sm:text-2xl max-sm:in-data-[text^=large]:text-base" />
        </AppLink>
        <div className="flex items-center lg:gap-3 in-data-[text^=large]:flex-wrap">
          {session === 'signed-out' ? <VisitorLinks /> : <MemberLinks user={user} />}
        </div>
      </div>
      <OfflineNote />
    </header>
  );
}

const BAR = ['home', 'profiles', 'interests', 'myProfile'] as const;

/** Until the server has said who a known member is, keeps room for their links. */
function MemberLinks({ user }: { user: Member | null }) {
  const texts = useAppTexts();
  const { total, interests } = useWaitingCounts();
  const counts = { home: total, profiles: 0, interests, myProfile: 0 };
  return (
    <>
      <nav aria-label={texts.mainNavigation} className="hidden gap-1 lg:flex xl:gap-3">
        {user?.family ? (
          <ForHands part="links" />
        ) : (
          BAR.map((page) => (
            <BarLink
              key={page}
              to={PATHS[page]}
              count={counts[page]}
              title={texts[page === 'profiles' ? 'browse' : page]}
            />
          ))
        )}
      </nav>
      <TextSizeSwitch className="max-[24rem]:min-w-10 max-xl:[&>span]:hidden" />
      <LanguageSwitch />
      {user === null ? (
        <span className="w-29 sm:w-32" />
      ) : (
        <>
          <Bell />
          <ProfileMenu name={user.ownName ?? user.registrant?.name ?? user.name} ofFamily={user.family !== undefined} />
        </>
      )}
    </>
  );
}

const VISITOR_LINK =
  'inline-flex min-h-12 min-w-12 items-center justify-center rounded-control px-2 font-semibold text-accent no-underline hover:bg-well aria-[current=page]:bg-well aria-[current=page]:text-ink max-sm:text-small max-[24rem]:px-1 sm:px-3';

function VisitorLinks() {
  const texts = useAppTexts();
  return (
    <>
      <TextSizeSwitch className="max-[24rem]:min-w-10 max-xl:[&>span]:hidden" />
      <LanguageSwitch />
      <nav aria-label={texts.mainNavigation} className="flex items-center sm:gap-2">
        <AppLink to={PATHS.login} className={VISITOR_LINK}>
          {texts.login}
        </AppLink>
        <AppLink to={PATHS.register} className={`${VISITOR_LINK} sm:border sm:border-edge sm:px-5`}>
          {texts.register}
        </AppLink>
      </nav>
    </>
  );
}

/** The one word about a network that is away; in the header, so that it is in sight wherever one has scrolled. */
function OfflineNote() {
  const { offline } = useAppTexts();
  const online = useOnline();
  return <div aria-live="polite">{!online && <p className="offline-note">{offline}</p>}</div>;
}

/** The name of the site, as it is written in the language shown. */
export function Wordmark({ className }: { className: string }) {
  const { siteName } = useAppTexts();
  return (
    <span translate="no" className={`font-display font-semibold text-accent ${className}`}>
      {siteName}
      <span className="text-turmeric">.</span>
    </span>
  );
}
