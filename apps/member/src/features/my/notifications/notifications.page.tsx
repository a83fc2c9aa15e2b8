import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { NotificationsPage as Page } from '@kalyanam/shared/contracts/notifications';
import type { NotificationGroup } from '@kalyanam/shared/base/vocabulary/notification-kinds';
import { useSessionUser } from '../../../session/session';
import { isOffered } from '../../../shell/pages';
import { PATHS } from '../../../shell/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Loaded } from '../../../ui/loaded';
import { Pagination } from '../../../ui/pagination';
import { RowsSkeleton } from '../../../ui/skeleton';
import { useLastPage, usePageNumber } from '../../../ui/list-page';
import { NotificationRow } from './notification-row';
import { byDay } from './by-day';
import { GroupChips } from './group-chips';
import { useNotificationsTexts } from './notifications.en';
import { listHref, notificationsPage, useGroup, useMarkRead } from './notifications.queries';
import { useAppTexts } from '../../../shell/app.en';

export default function NotificationsPage() {
  const texts = useNotificationsTexts();
  const about = useGroup();
  const { data: found, error, isPlaceholderData, refetch } = useQuery(notificationsPage(about, usePageNumber()));
  const data = useLastPage(found, (page) => listHref(about, page));
  return (
    <div className="page grid max-w-3xl gap-5 py-6 sm:py-10">
      <title>{texts.title}</title>
      <Heading unread={data?.unread} />
      <GroupChips chosen={about} />
      <Loaded query={{ data, error, refetch }} skeleton={<RowsSkeleton />}>
        {(page) => (
          <div aria-busy={isPlaceholderData} className="grid gap-5 aria-busy:opacity-60">
            <List data={page} about={about} />
          </div>
        )}
      </Loaded>
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

function List({ data, about }: { data: Page; about: NotificationGroup | null }) {
  const texts = useNotificationsTexts();
  const app = useAppTexts();
  const user = useSessionUser();
  if (data.notifications.length === 0)
    return (
      <EmptyState title={about === null ? texts.empty : texts.emptyGroup}>
        <p>{texts.hint}</p>
        {isOffered(user, 'profiles') && <ButtonLink to={PATHS.profiles}>{app.browse}</ButtonLink>}
      </EmptyState>
    );
  return (
    <>
      {byDay(data.notifications, new Date()).map(([age, notifications]) => (
        <section key={age} aria-label={texts.ages[age]}>
          <h2 className="mb-2 text-lg text-muted">{texts.ages[age]}</h2>
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
            {notifications.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} />
            ))}
          </ul>
        </section>
      ))}
      <Pagination page={data.page} last={data.totalPages} hrefOf={(page) => listHref(about, page)} />
    </>
  );
}
