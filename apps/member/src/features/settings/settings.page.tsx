import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { ownAccount } from '../../domain/account/my-profile.queries';
import { LoadError } from '../../ui/load-error';
import { SkeletonBlock, Skeleton } from '../../ui/skeleton';
import { AccountGroup } from './account-group';
import { DataGroup } from './data-group';
import { NotificationsGroup } from './notifications-group';
import { PrivacyGroup } from './privacy-group';
import { useSettingsTexts } from './settings.en';

export function SettingsPage() {
  const texts = useSettingsTexts();
  const { data, error, refetch } = useQuery(ownAccount);
  return (
    <div className="page py-6 sm:py-10">
      <title>{texts.title}</title>
      <h1 className="text-4xl">{texts.heading}</h1>
      <div className="mt-6 grid gap-x-12 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <Contents />
        <div className="grid max-w-2xl gap-10">
          {data ? (
            <>
              <AccountGroup account={data} />
              <PrivacyGroup account={data} />
              <NotificationsGroup declined={data.declinedMails} />
              <DataGroup />
            </>
          ) : error ? (
            <LoadError error={error} onRetry={() => void refetch()} />
          ) : (
            <SettingsSkeleton />
          )}
        </div>
      </div>
    </div>
  );
}

const GROUPS = ['account', 'privacy', 'notifications', 'data'] as const;

/** The groups beside the page of a desk; on a phone they are few enough to scroll. */
function Contents() {
  const texts = useSettingsTexts();
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const group = document.getElementById(event.currentTarget.hash.slice(1));
    group?.scrollIntoView();
    group?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={texts.heading} className="sticky top-24 hidden self-start lg:block short:static">
      <ul className="grid gap-1 border-l border-line">
        {GROUPS.map((group) => (
          <li key={group}>
            <a
              href={`#${group}`}
              onClick={show}
              className="-ml-px flex min-h-12 items-center border-l-2 border-transparent px-4 text-muted no-underline hover:border-kumkum hover:text-ink"
            >
              {texts[group]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const SettingsSkeleton = () => (
  <Skeleton>
    <div className="grid gap-10">
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-3">
          <SkeletonBlock className="h-8 w-40" />
          <SkeletonBlock className="h-44 w-full" />
        </div>
      ))}
    </div>
  </Skeleton>
);
