import { formatAgo, formatMoment } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { NotificationView } from '@kalyanam/shared/contracts/notifications';
import { NOTIFICATIONS } from '@kalyanam/shared/base/vocabulary/notification-kinds';
import { wordsOf } from '../../../parts/live/notification-words';
import { useNotificationWords } from '../../../parts/live/notification-words.en';
import { AppLink } from '../../../ui/app-link';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { detailOf } from './detail-of';
import { useNotificationsTexts } from './notifications.en';
import { useMarkRead } from './notifications.queries';

/** One notification; following it marks it as read. */
export function NotificationRow({ notification }: { notification: NotificationView }) {
  const texts = useNotificationsTexts();
  const language = useLanguage();
  const { mutate, isPending } = useMarkRead();
  const { id, kind, at, read } = notification;
  const detail = detailOf(notification, texts, language);
  const { title, act, to } = wordsOf(notification, useNotificationWords());
  const markRead = () => mutate({ ids: [id] });
  const weight = read ? '' : 'font-semibold';
  return (
    <li
      className={`relative flex gap-3 py-3.5 pr-2 has-[a:hover]:bg-well ${read ? 'pl-4' : 'border-l-4 border-l-kumkum bg-tint-1 pl-3'}`}
    >
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-full text-accent ${read ? 'bg-well' : 'bg-paper'}`}
      >
        <Icon name={NOTIFICATIONS[kind].icon} />
      </span>
      <div className="min-w-0 grow">
        <p className={`wrap-anywhere ${weight}`}>
          {!read && <span className="sr-only">{`${texts.new}: `}</span>}
          {to ? (
            <AppLink
              to={to}
              onClick={read ? undefined : markRead}
              className="no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-turmeric-ink"
            >
              {title}
            </AppLink>
          ) : (
            title
          )}
        </p>
        {detail && <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{detail}</p>}
        <p className="mt-1 flex flex-wrap gap-x-3 text-small text-muted">
          <time dateTime={at} title={formatMoment(at, language)} className="relative">
            {formatAgo(at, new Date(), language)}
          </time>
          {act && !read && <span className="font-semibold text-accent">{act}</span>}
        </p>
      </div>
      {!read && (
        <Button
          look="quiet"
          className="z-1 size-12 shrink-0 self-center"
          busy={isPending}
          aria-label={texts.readOf(title)}
          title={texts.read}
          onClick={markRead}
        >
          <Icon name="check" />
        </Button>
      )}
    </li>
  );
}
