import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { isApiError } from '@kalyanam/web/api-error';
import { PATHS } from '../../shell/paths';
import { useNavigation } from '../../ui/navigation';
import { useFailure } from '../../ui/texts/sentences';
import { BackButton } from './back-button';
import { ProfileDetails } from './profile-details';
import { ProfileSkeleton } from './profile-skeleton';
import { profileById } from './profile.queries';
import { useProfileTexts } from './profile.en';
import { ProfileNotFound } from './profile-not-found';

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
  const failure = useFailure();
  const { open } = useNavigation();
  const reason = error ? texts.failedNotice(failure(error)) : null;
  useEffect(() => {
    if (reason) void open(PATHS.profiles, { replace: true, state: { notice: reason } });
  }, [reason, open]);
}
