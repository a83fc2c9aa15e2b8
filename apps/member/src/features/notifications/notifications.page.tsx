import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { NotificationsPage as Page } from '@kalyanam/shared/contracts/notifications';
import { PATHS } from '../../shell/paths';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LoadError } from '../../ui/load-error';
import { Pagination } from '../../ui/pagination';
import { RowsSkeleton } from '../../ui/skeleton';
import { pageHref, useLastPage, usePageNumber } from '../../ui/list-page';
import { NotificationRow } from './notification-row';
import { notificationsPage } from './notifications.queries';
import { useNotificationsTexts } from './notifications.en';
import { useMarkRead } from './notifications.queries';

export function NotificationsPage() {
  const texts = useNotificationsTexts();
  const { data: found, error, refetch } = useQuery(notificationsPage(usePageNumber()));
  const data = useLastPage(found, (page) => pageHref(PATHS.notifications, page));
  return (
    <div className="page grid max-w-3xl gap-5 py-6 sm:py-10">
      <title>{texts.title}</title>
      <Heading unread={data?.unread} />
      {!data ? (
        error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <RowsSkeleton />
        )
      ) : (
        <List data={data} />
      )}
    </div>
  );
}

function Heading({ unread }: { unread: number | undefined }) {
  const texts = useNotificationsTexts();
  const { mutate, isPending } = useMarkRead();
  const heading = useRef<HTMLHeadingElement>(null);
  const readAll = () => {
    heading.current?.focus();
    mutate({ all: true });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-3xl focus:outline-none sm:text-4xl">
          {texts.heading}
        </h1>
        <p role="status" className="mt-1 min-h-6 text-muted">
          {unread !== undefined && texts.unread(unread)}
        </p>
      </div>
      {unread !== undefined && unread > 0 && (
        <Button look="secondary" busy={isPending} onClick={readAll}>
          {texts.readAll}
        </Button>
      )}
    </div>
  );
}

function List({ data }: { data: Page }) {
  const texts = useNotificationsTexts();
  if (data.notifications.length === 0)
    return (
      <EmptyState title={texts.empty}>
        <p>{texts.hint}</p>
        <ButtonLink to={PATHS.profiles}>{texts.browse}</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {data.notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </ul>
      <Pagination page={data.page} last={data.totalPages} hrefOf={(page) => pageHref(PATHS.notifications, page)} />
    </>
  );
}
