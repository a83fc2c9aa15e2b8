import { useEffect } from 'react';
import { leadBy } from '../parts/live/lead';
import { useUnread } from '../parts/live/unread';
import { AppLink } from '../ui/app-link';
import { Icon } from '../ui/icon';
import { useNavigation } from '../ui/navigation';
import { useAppTexts } from '../shell/app.en';
import { CountBadge } from './count-badge';
import { PATHS } from '../shell/paths';

/** The way to the notifications, with how many are new. */
export function Bell() {
  const texts = useAppTexts();
  const unread = useUnread();
  const { open } = useNavigation();
  useEffect(() => {
    leadBy(open);
  }, [open]);
  return (
    <AppLink
      to={PATHS.notifications}
      className="relative grid size-12 shrink-0 place-items-center rounded-control text-accent hover:bg-well"
    >
      <Icon name="bell" className="size-6" />
      <span className="sr-only">{`${texts.notifications}${unread > 0 ? `: ${texts.unread(unread)}` : ''}`}</span>
      {unread > 0 && <CountBadge count={unread} className="absolute top-0 left-6.5" />}
    </AppLink>
  );
}
