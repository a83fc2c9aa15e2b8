import { useMemberCodeTexts } from '../parts/member-code/member-code.en';
import { useSessionUser } from '../session/session';
import { isOffered } from '../shell/pages';
import { PATHS } from '../shell/paths';
import { AppLink } from '../ui/app-link';
import { Icon } from '../ui/icon';

/** The magnifier of the header, where there is room for it; on a phone the menu has the same. */
export function FindLink() {
  const { findHeading } = useMemberCodeTexts();
  const user = useSessionUser();
  if (!isOffered(user, 'find')) return null;
  return (
    <AppLink
      to={PATHS.find}
      aria-label={findHeading}
      className="grid size-12 place-items-center rounded-control text-accent hover:bg-well max-sm:hidden"
    >
      <Icon name="browse" className="size-6" />
    </AppLink>
  );
}
