import { useSessionUser } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { useNavigation } from '../../../ui/navigation';
import { AnnouncementBanner } from './announcement-banner';
import { LookingBanner } from './looking-banner';

/** One at a time: a question to the member comes before news. */
export function Banners() {
  const { pathname } = useNavigation();
  if (!useSessionUser()?.asked) return <AnnouncementBanner />;
  return pathname === PATHS.looking ? null : <LookingBanner />;
}
