import { mayBrowse } from '@kalyanam/shared/vocabulary/status';
import { useSessionUser } from '../session/session';
import { AppLink } from '../ui/app-link';
import { Icon, type IconName } from '../ui/icon';
import { useAppTexts } from '../shell/app.en';
import { PATHS } from '../shell/paths';
import { showToast } from '../ui/toast';

/** The phone's navigation of a signed-in member, within reach of a thumb. */
export function BottomBar() {
  const texts = useAppTexts();
  const user = useSessionUser();
  if (!user) return null;
  const opens = mayBrowse(user.verificationStatus)
    ? undefined
    : user.verificationStatus === 'rejected'
      ? texts.opensOnceApproved
      : texts.opensOnceProved;
  return (
    // Reserves the height below the page. The bar itself is fixed: a sticky one counts as half covering what it passes.
    <div className="h-[calc(--spacing(14)+1px+env(safe-area-inset-bottom))] shrink-0 md:hidden print:hidden">
      <nav
        aria-label={texts.mainNavigation}
        className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-3 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] short:static"
      >
        <Tab to={PATHS.profiles} icon="browse" label={texts.browseShort} name={texts.browse} opens={opens} />
        <Tab to={PATHS.interests} icon="heart" label={texts.interests} opens={opens} />
        <Tab to={PATHS.myProfile} icon="person" label={texts.myProfile} />
      </nav>
    </div>
  );
}

interface TabProps {
  to: string;
  icon: IconName;
  label: string;
  /** What the label is short for. */
  name?: string;
  /** What must come first, where the page is still closed to this member: a press says so, and leads to it. */
  opens?: string | undefined;
}

function Tab({ to, icon, label, name, opens }: TabProps) {
  const { locked } = useAppTexts();
  return (
    <AppLink
      to={to}
      aria-label={opens ? locked(name ?? label) : name}
      onClick={() => opens && showToast(opens)}
      className="flex min-h-14 flex-col items-center justify-center text-center leading-tight wrap-anywhere text-small text-muted no-underline aria-[current=page]:font-semibold aria-[current=page]:text-accent"
    >
      <Icon name={opens ? 'lock' : icon} />
      {label}
    </AppLink>
  );
}
