import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import { mayBrowse } from '@kalyanam/shared/base/vocabulary/status';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { LoadError } from '../../../ui/load-error';
import { nameSize } from '../../../ui/name-size';
import { Skeleton } from '../../../ui/skeleton';
import { FirstThing } from './first-thing';
import { HomeBodySkeleton } from './home-skeleton';
import { useHomeTexts } from './home.en';
import { newestProfiles, receivedInterests } from './home.queries';
import { Mine } from './mine';
import { NewestProfiles } from './newest-profiles';
import { TellMore } from './tell-more';
import { QuickRows } from './quick-rows';
import { WaitingInterests } from './waiting-interests';
import { CallsToDo } from '../../../parts/calls/calls-to-do';
import { useAppTexts } from '../../../shell/app.en';

export function MemberHome({ user }: { user: SessionUser }) {
  const texts = useHomeTexts();
  const app = useAppTexts();
  const browses = mayBrowse(user.verificationStatus);
  return (
    <div className="page py-6 sm:py-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className={`min-w-0 hyphens-auto wrap-anywhere ${nameSize(user.profile.name)}`}>
          {texts.welcome(user.profile.name)}
        </h1>
        {browses && (
          <ButtonLink to={PATHS.profiles} className="max-sm:hidden">
            {app.browse}
          </ButtonLink>
        )}
      </div>
      <Body user={user} browses={browses} />
    </div>
  );
}

/** Waits for all its answers, so that nothing jumps; a failure shows one message. */
function Body({ user, browses }: { user: SessionUser; browses: boolean }) {
  const profile = useQuery(myProfile);
  const interests = useQuery({ ...receivedInterests, enabled: browses });
  const newest = useQuery({ ...newestProfiles(user.ageWindow), enabled: browses });
  const asked = browses ? [interests, newest, profile] : [profile];
  if (asked.some(({ isPending }) => isPending))
    return (
      <Skeleton>
        <HomeBodySkeleton />
      </Skeleton>
    );
  const failed = asked.filter(({ data }) => !data);
  return (
    <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 content-start gap-10">
        {failed[0] && <LoadError error={failed[0].error} onRetry={() => failed.forEach((one) => void one.refetch())} />}
        {profile.data && <FirstThing user={user} profile={profile.data} />}
        {profile.data && <TellMore user={user} profile={profile.data} />}
        {user.verificationStatus === 'verified' && <CallsToDo />}
        {browses && interests.data && <WaitingInterests page={interests.data} />}
        {browses && newest.data && <NewestProfiles page={newest.data} />}
      </div>
      <div className="grid min-w-0 content-start gap-10">
        {profile.data && <Mine profile={profile.data} />}
        <QuickRows user={user} />
      </div>
    </div>
  );
}
