/** What a notification says, and where it leads. */
import type { NotificationView } from '@kalyanam/shared/contracts/notifications';
import { NOTIFICATIONS } from '@kalyanam/shared/base/vocabulary/notification-kinds';
import { PATHS } from '../../shell/paths';
import type { en } from './notification-words.en';

interface NotificationLine {
  title: string;
  /** What the reader can do about it there. */
  act: string | null;
  /** Null where there is nothing to open. */
  to: string | null;
}

/** A page of the reader's own, or one about the other member, where the notification names a member who is shown. */
const PAGES = { ...PATHS, acceptedInterests: `${PATHS.interests}?box=accepted` } as const;

export function wordsOf({ kind, member }: NotificationView, texts: typeof en): NotificationLine {
  const page: string | ((id: string) => string) = PAGES[NOTIFICATIONS[kind].path];
  const to = typeof page === 'string' ? page : member?.id ? page(member.id) : null;
  const { title, act } = texts.kinds[kind];
  return { title: title(member?.name ?? null), act: to && act, to };
}
