import { useSessionUser } from '../session/session';
import { AppLink } from '../ui/app-link';
import { Icon, type IconName } from '../ui/icon';
import { useAppTexts } from '../shell/app.en';
import { PATHS } from '../shell/paths';

/** The phone's navigation of a signed-in member, within reach of a thumb. */
export function BottomBar() {
  const texts = useAppTexts();
  const user = useSessionUser();
  if (!user) return null;
  return (
    <nav
      aria-label={texts.mainNavigation}
      className="sticky bottom-0 z-30 grid grid-cols-3 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <Tab to={PATHS.profiles} icon="browse" label={texts.browseShort} name={texts.browse} />
      <Tab to={PATHS.interests} icon="heart" label={texts.interests} />
      <Tab to={PATHS.myProfile} icon="person" label={texts.myProfile} />
    </nav>
  );
}

interface TabProps {
  to: string;
  icon: IconName;
  label: string;
  /** What the label is short for. */
  name?: string;
}

const Tab = ({ to, icon, label, name }: TabProps) => (
  <AppLink
    to={to}
    aria-label={name}
    className="flex min-h-14 flex-col items-center justify-center text-small text-muted no-underline aria-[current=page]:font-semibold aria-[current=page]:text-accent"
  >
    <Icon name={icon} />
    {label}
  </AppLink>
);
