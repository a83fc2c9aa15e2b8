import { useQuery, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { isApiError } from '@kalyanam/web/api-error';
import type { ProfileAnswer } from '@kalyanam/shared/contracts/profile-calls';
import { ROUTES } from '@kalyanam/shared/routes';
import { PATHS } from '../../shell/paths';
import { useNavigation } from '../../ui/navigation';
import { useLoadFailure } from '../../ui/texts/sentences';
import { GALLERY_FRAME } from '../../ui/gallery';
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
    <div className={`page relative md:py-6 ${missing ? 'py-4' : ''}`}>
      <title>{data ? texts.title(data.name) : texts.loadingTitle}</title>
      <BackButton over={!missing} />
      {data ? <ProfileDetails key={id} profile={data} /> : missing ? <ProfileNotFound /> : <ProfileSkeleton />}
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
    <div className="grid md:mt-2 md:grid-cols-[17rem_minmax(0,1fr)] md:gap-x-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-x-14">
      <SkeletonBlock
        className={`max-md:-mx-[clamp(1rem,4vw,2rem)] max-md:w-auto! max-md:rounded-none ${GALLERY_FRAME}`}
      />
      <div className="bleed relative grid content-start gap-3 rounded-t-2xl bg-ground pt-4 max-md:-mt-5 md:m-0 md:max-w-2xl md:p-0">
        <SkeletonBlock className="h-7 w-36" />
        <SkeletonBlock className="h-10 w-2/3" />
        <SkeletonBlock className="h-6 w-3/4" />
        <SkeletonBlock className="h-6 w-1/2" />
        <SkeletonBlock className="mt-8 h-64 w-full" />
      </div>
    </div>
  </Skeleton>
);
