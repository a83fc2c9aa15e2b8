/** R5: what the server tells by itself: a changed verification, and notifications. */
import { openEventStream, type EventStreamHandle } from '@kalyanam/web/event-stream';
import type { NotificationsPage } from '@kalyanam/shared/contracts/notifications';
import { ROUTES } from '@kalyanam/shared/routes';
import type { NotificationKind } from '@kalyanam/shared/vocabulary/status';
import { api, session } from '../../session/session';
import { refreshUser } from '../../session/ensure-session';
import { showToast } from '../../ui/toast';
import { wordsOf } from './notification-words';
import { useNotificationWords } from './notification-words.en';
import { getUnread, setUnread, notifyChange } from './unread';

/** Follows the signed-in member, from one session to the next. Returns how to stop. */
export function listen(): () => void {
  let stream: EventStreamHandle | null = null;
  let memberId: string | null = null;

  const follow = () => {
    const id = session.user()?.id ?? null;
    if (id === memberId) return stream?.wake();
    stream?.close();
    setUnread(0);
    memberId = id;
    stream = id === null ? null : streamOf();
  };
  const stop = session.subscribe(follow);
  follow();
  return () => {
    stop();
    stream?.close();
  };
}

function streamOf(): EventStreamHandle {
  let newest: string | undefined;

  async function look(announce: boolean) {
    const { notifications, unread } = await api.get<NotificationsPage>(ROUTES.notifications);
    const [first] = notifications;
    if (announce && unread > getUnread() && first && !first.read && first.id !== newest)
      showToast(wordsOf(first, useNotificationWords.now()).title);
    if (first && first.id !== newest && ABOUT_A_HOLD.has(first.kind)) void refreshUser().catch(() => null);
    newest = first?.id;
    setUnread(unread);
  }

  return openEventStream({
    stream: api.stream,
    path: ROUTES.events,
    onEvent: (type, data) => {
      if (type === 'auth-updated' && isNewStatus(data)) void refreshUser().catch(() => null);
      if (type !== 'notification') return;
      // Each connection begins with the count, which is no news to who has just looked.
      if (isUnread(data, getUnread())) return;
      void look(true).catch(() => null);
      notifyChange();
    },
    onOpen: (again) => {
      void look(again).catch(() => null);
      if (!again) return;
      notifyChange();
      if (session.user()?.verificationStatus !== 'verified') void refreshUser().catch(() => null);
    },
  });
}

const ABOUT_A_HOLD: ReadonlySet<NotificationKind> = new Set(['profile-held', 'profile-released']);

const isNewStatus = (data: unknown): boolean =>
  (data as { verificationStatus?: unknown } | null)?.verificationStatus !== session.user()?.verificationStatus;

const isUnread = (data: unknown, count: number): boolean => (data as { unread?: unknown } | null)?.unread === count;
