import { useQuery, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { isApiError } from '@kalyanam/web/api-error';
import type { ProfileAnswer } from '@kalyanam/shared/contracts/profile-calls';
import { ROUTES } from '@kalyanam/shared/routes';
import { PATHS } from '../../shell/paths';
import { useNavigation } from '../../ui/navigation';
import { useLoadFailure } from '../../ui/texts/sentences';
import { SkeletonBlock, Skeleton } from '../../ui/skeleton';
import { api } from '../../session/session';
import { BackButton } from './back-button';
import { ProfileDetails } from './profile-details';
import { useProfileTexts } from './profile.en';
import { ProfileNotFound } from './profile-not-found';

const profileById = (id: string) =>
  queryOptions({
    queryKey: ['profile', id],
    queryFn: async ({ signal }) => (await api.get<ProfileAnswer>(ROUTES.profile(id), { signal })).profile,
  });

const isMissing = (thrown: unknown) => isApiError(thrown) && thrown.status === 404;
/** The page stays and asks who is there. */
const isSignedOut = (thrown: unknown) => isApiError(thrown) && thrown.status === 401;

export function ProfilePage() {
  const texts = useProfileTexts();
  const { id = '' } = useParams();
  const { data, error } = useQuery(profileById(id));
  const missing = isMissing(error);
  useLeaveOnFailure(missing || data || isSignedOut(error) ? null : error);
  return (
    <div className="page py-4 sm:py-8">
      <title>{data ? texts.title(data.name) : texts.loadingTitle}</title>
      <BackButton />
      {data ? <ProfileDetails profile={data} /> : missing ? <ProfileNotFound /> : <ProfileSkeleton />}
    </div>
  );
}

/** R33: a profile that fails to load leads back to the list, which says why. */
function useLeaveOnFailure(error: unknown) {
  const texts = useProfileTexts();
  const failure = useLoadFailure();
  const { open } = useNavigation();
  const reason = error ? texts.failedNotice(failure(error)) : null;
  useEffect(() => {
    if (reason) void open(PATHS.profiles, { replace: true, state: { notice: reason } });
  }, [reason, open]);
}

const ProfileSkeleton = () => (
  <Skeleton>
    <div className="mt-2 grid gap-8 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <SkeletonBlock className="aspect-4/5 rounded-card" />
      <div className="grid content-start gap-4">
        <SkeletonBlock className="h-7 w-40" />
        <SkeletonBlock className="h-10 w-2/3" />
        <SkeletonBlock className="h-6 w-1/2" />
        <SkeletonBlock className="mt-6 h-64 w-full" />
      </div>
    </div>
  </Skeleton>
);
