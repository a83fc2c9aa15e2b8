/** What a notification says, and where it leads. */
import type { NotificationView } from '@kalyanam/shared/contracts/notifications';
import { NOTIFICATIONS, type NotificationKind } from '@kalyanam/shared/base/vocabulary/notification-kinds';
import { LOOKING_PATH, PATHS } from '../../shell/paths';
import type { en } from './notification-words.en';

interface NotificationLine {
  title: string;
  /** What the reader can do about it there. */
  act: string | null;
  /** Null where there is nothing to open. */
  to: string | null;
}

type NotificationPage = (typeof NOTIFICATIONS)[NotificationKind]['path'];

/** A page of the reader's own, or one about the other member, where the notification names a member who is shown. */
const PAGES: Readonly<Record<NotificationPage, string | ((id: string) => string)>> = {
  ...PATHS,
  acceptedInterests: `${PATHS.interests}?box=accepted`,
  looking: LOOKING_PATH,
};

export function wordsOf({ kind, member }: NotificationView, texts: typeof en): NotificationLine {
  const page = PAGES[NOTIFICATIONS[kind].path];
  const to = typeof page === 'string' ? page : member?.id ? page(member.id) : null;
  const { title, act } = texts.kinds[kind];
  return { title: title(member?.name ?? null), act: to && act, to };
}
