import { formatAgo, formatMoment } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { NotificationView } from '@kalyanam/shared/contracts/notifications';
import { wordsOf } from '../../domain/live/notification-words';
import { useNotificationWords } from '../../domain/live/notification-words.en';
import { AppLink } from '../../ui/app-link';
import { Button } from '../../ui/button';
import { useNotificationsTexts } from './notifications.en';
import { useMarkRead } from './notifications.queries';

/** One notification; following it marks it as read. */
export function NotificationRow({ notification }: { notification: NotificationView }) {
  const texts = useNotificationsTexts();
  const language = useLanguage();
  const { mutate, isPending } = useMarkRead();
  const { id, at, read, notes } = notification;
  const { title, to } = wordsOf(notification, useNotificationWords());
  const markRead = () => mutate({ ids: [id] });
  return (
    <li className={`grid gap-1 px-3 py-3 ${read ? '' : 'bg-well'}`}>
      <div className="flex flex-wrap items-center gap-x-3">
        {!read && (
          <span className="rounded-full bg-kumkum px-2.5 text-small font-semibold text-on-kumkum">{texts.new}</span>
        )}
        {to ? (
          <AppLink
            to={to}
            onClick={read ? undefined : markRead}
            className="inline-flex min-h-12 items-center font-semibold wrap-anywhere text-accent underline underline-offset-4"
          >
            {title}
          </AppLink>
        ) : (
          <p className="py-2.5 font-semibold">{title}</p>
        )}
      </div>
      {notes && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{notes}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-small text-muted">
          <time dateTime={at}>
            {formatAgo(at, new Date(), language)} · {formatMoment(at, language)}
          </time>
        </p>
        {!read && (
          <Button look="quiet" className="-ml-3" busy={isPending} aria-label={texts.readOf(title)} onClick={markRead}>
            {texts.read}
          </Button>
        )}
      </div>
    </li>
  );
}
