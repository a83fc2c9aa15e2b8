import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { ownAccount } from '../../../parts/account/my-profile.queries';
import { useSessionUser } from '../../../session/session';
import { LoadError } from '../../../ui/load-error';
import { SkeletonBlock, Skeleton } from '../../../ui/skeleton';
import { AccountGroup } from './account-group';
import { DataGroup } from './data-group';
import { FamilySettings } from './family-settings';
import { NotificationsGroup } from './notifications-group';
import { PrivacyGroup } from './privacy-group';
import { useSettingsTexts } from './settings.en';

export default function SettingsPage() {
  const texts = useSettingsTexts();
  const user = useSessionUser();
  const family = user?.family ? user : null;
  return (
    <div className="page py-6 sm:py-10">
      <title>{family ? texts.familyTitle : texts.title}</title>
      <h1 className="text-4xl">{family ? texts.familyHeading : texts.heading}</h1>
      {family && <p className="mt-2 max-w-prose text-muted">{texts.familyLead}</p>}
      <div className="mt-6 grid gap-x-12 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <Contents groups={family ? FAMILY_GROUPS : GROUPS} />
        <div className="grid max-w-2xl gap-10">{family ? <FamilySettings account={family} /> : <OwnSettings />}</div>
      </div>
    </div>
  );
}

function OwnSettings() {
  const { data, error, refetch } = useQuery(ownAccount);
  if (data)
    return (
      <>
        <AccountGroup account={data} />
        <PrivacyGroup account={data} />
        <NotificationsGroup declined={data.declinedMails} />
        <DataGroup />
      </>
    );
  return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <SettingsSkeleton />;
}

const GROUPS = ['account', 'privacy', 'notifications', 'data'] as const;
const FAMILY_GROUPS = ['account', 'data'] as const;

/** The groups beside the page of a desk; on a phone they are few enough to scroll. */
function Contents({ groups }: { groups: readonly (typeof GROUPS)[number][] }) {
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
        {groups.map((group) => (
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
