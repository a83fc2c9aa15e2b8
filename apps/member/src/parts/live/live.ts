/** R5: pushed by the server: a changed verification, and notifications. */
import { openEventStream, type EventStreamHandle } from '@kalyanam/web/event-stream';
import type { NotificationsPage, NotificationView } from '@kalyanam/shared/contracts/notifications';
import { ROUTES } from '@kalyanam/shared/base/routes';
import type { NotificationKind } from '@kalyanam/shared/base/vocabulary/notification-kinds';
import { api, session } from '../../session/session';
import { refreshOnForbidden, refreshUser } from '../../session/ensure-session';
import { showToast, toasts } from '../../ui/toast';
import { PATHS } from '../../shell/paths';
import { leadTo } from './lead';
import { wordsOf } from './notification-words';
import { useNotificationWords } from './notification-words.en';
import { getUnread, setUnread, notifyChange } from './unread';
import { watchVerified } from './verified-moment';

/** Follows the signed-in member, from one session to the next. Returns how to stop. */
export function listen(): () => void {
  let stream: EventStreamHandle | null = null;
  let memberId: string | null = null;
  let lastMember: string | null = null;

  const follow = () => {
    const id = session.user()?.id ?? null;
    if (id === memberId) return stream?.wake();
    stream?.close();
    setUnread(0);
    memberId = id;
    // A message to the previous member, and its Undo, is not for the next.
    if (id !== null && lastMember !== null && id !== lastMember) toasts.close();
    lastMember = id ?? lastMember;
    stream = id === null ? null : streamOf();
  };
  const stop = session.subscribe(follow);
  follow();
  const stopWatching = watchVerified();
  return () => {
    stop();
    stopWatching();
    stream?.close();
  };
}

function streamOf(): EventStreamHandle {
  let newest: string | undefined;

  async function look(announce: boolean) {
    const { notifications, unread } = await api.get<NotificationsPage>(ROUTES.notifications);
    const [first] = notifications;
    const news = unread - getUnread();
    if (announce && news > 0 && first && !first.read && first.id !== newest) tell(first, news);
    if (first && first.id !== newest && ABOUT_A_HOLD.has(first.kind)) void refreshUser().catch(() => null);
    newest = first?.id;
    setUnread(unread);
  }

  return openEventStream({
    stream: (path, options) =>
      api.stream(path, options).catch((thrown: unknown) => {
        // The desk has ended: the page is no longer that of its candidate.
        refreshOnForbidden(thrown);
        throw thrown;
      }),
    path: ROUTES.events,
    onEvent: (type, data) => {
      if (type === 'auth-updated' && isNewStatus(data)) void refreshUser().catch(() => null);
      if (type !== 'notification') return;
      // Each connection begins with the count, which is no news to a member who has just looked.
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

/** One by its own words, several by their number; that the team has verified someone is a moment of its own. */
function tell(first: NotificationView, news: number) {
  if (first.kind === 'verification-approved') return;
  const texts = useNotificationWords.now();
  const { title, to } = news === 1 ? wordsOf(first, texts) : { title: texts.several(news), to: PATHS.notifications };
  showToast(title, to === null ? undefined : { label: texts.look, run: () => leadTo(to) });
}

const ABOUT_A_HOLD: ReadonlySet<NotificationKind> = new Set(['profile-held', 'profile-released']);

const isNewStatus = (data: unknown): boolean =>
  (data as { verificationStatus?: unknown } | null)?.verificationStatus !== session.user()?.verificationStatus;

const isUnread = (data: unknown, count: number): boolean => (data as { unread?: unknown } | null)?.unread === count;
