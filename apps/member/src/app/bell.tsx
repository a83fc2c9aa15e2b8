import { useEffect } from 'react';
import { leadBy } from '../parts/live/lead';
import { useUnread } from '../parts/live/unread';
import { AppLink } from '../ui/app-link';
import { Icon } from '../ui/icon';
import { useNavigation } from '../ui/navigation';
import { useAppTexts } from '../shell/app.en';
import { PATHS } from '../shell/paths';

const MOST_SHOWN = 9;

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
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0 left-6.5 min-w-5.5 rounded-full bg-kumkum px-1 text-center text-small leading-5.5 font-semibold text-on-kumkum outline-2 outline-paper"
        >
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </AppLink>
  );
}
