import { useQuery } from '@tanstack/react-query';
import { ownAccount } from '../../../parts/account/my-profile.queries';
import { useSessionUser } from '../../../session/session';
import { Loaded } from '../../../ui/loaded';
import { SkeletonBlock, Skeleton } from '../../../ui/skeleton';
import { FamilySettings } from './family-settings';
import { OwnRows } from './own-rows';
import { useSettingsTexts } from './settings.en';

export default function SettingsPage() {
  const texts = useSettingsTexts();
  const user = useSessionUser();
  const family = user?.family ? user : null;
  return (
    <div className="page max-w-2xl py-6 sm:py-10">
      <title>{family ? texts.familyTitle : texts.title}</title>
      <h1 className="text-4xl">{family ? texts.familyHeading : texts.heading}</h1>
      {family && <p className="mt-2 text-muted">{texts.familyLead}</p>}
      <div className="mt-6">{family ? <FamilySettings account={family} /> : <OwnSettings />}</div>
    </div>
  );
}

function OwnSettings() {
  const query = useQuery(ownAccount);
  return (
    <Loaded
      query={query}
      skeleton={
        <Skeleton>
          <SkeletonBlock className="h-140 w-full" />
        </Skeleton>
      }
    >
      {(data) => <OwnRows account={data} />}
    </Loaded>
  );
}
