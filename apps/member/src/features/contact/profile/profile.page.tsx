import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { isApiError } from '@kalyanam/web/api-error';
import type { ProfileAnswer, ProfileStandingAnswer } from '@kalyanam/shared/contracts/profile-requests';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { PATHS } from '../../../shell/paths';
import { useNavigation } from '../../../ui/navigation';
import { useLoadFailure } from '../../../ui/texts/sentences';
import { getAhead } from '../../../session/ahead';
import { api } from '../../../session/session';
import { BackButton } from './back-button';
import { ProfileDetails } from './profile-details';
import { useProfileTexts } from './profile.en';
import { ProfileNotFound } from './profile-not-found';
import { ProfileSkeleton } from './profile-skeleton';
import { mayBeOut } from './profile-photos';

const profileById = (id: string) =>
  queryOptions({
    queryKey: ['profile', id],
    queryFn: async ({ signal }) => (await getAhead<ProfileAnswer>(ROUTES.profile(id), { signal })).profile,
    // The family reads how often their profile was opened: to come back to it from another tab is not to open it.
    refetchOnWindowFocus: ({ state }) => mayBeOut(state.dataUpdatedAt),
  });

const ASKED_EVERY_MS = 20_000;

const isMissing = (thrown: unknown) => isApiError(thrown) && thrown.status === 404;
/** The page stays and asks who is there. */
const isSignedOut = (thrown: unknown) => isApiError(thrown) && thrown.status === 401;

export default function ProfilePage() {
  const texts = useProfileTexts();
  const { id = '' } = useParams();
  const { data, error } = useQuery(profileById(id));
  const missing = isMissing(error);
  useStanding(id, Boolean(data) && !missing);
  useLeaveOnFailure(missing || data || isSignedOut(error) ? null : error);
  return (
    <div className={`page relative md:py-6 ${missing ? 'py-4' : ''}`}>
      <title>{data && !missing ? texts.title(data.name) : texts.loadingTitle}</title>
      <BackButton over={!missing} />
      {missing ? <ProfileNotFound /> : data ? <ProfileDetails key={id} profile={data} /> : <ProfileSkeleton />}
    </div>
  );
}

/**
 * An open page of a profile goes once its reader may no longer see it: suspended, on hold, offline, married, deleted
 * or blocked. It asks the server at intervals, which is no look at the profile, and immediately after a notification.
 */
function useStanding(id: string, shown: boolean) {
  const client = useQueryClient();
  useQuery({
    queryKey: ['profile-standing', id],
    queryFn: async ({ signal }) => {
      await api.get<ProfileStandingAnswer>(`${ROUTES.profile(id)}/standing`, { signal }).catch((thrown: unknown) => {
        if (isMissing(thrown)) void client.invalidateQueries({ queryKey: ['profile', id] });
      });
      return true;
    },
    ...{ initialData: true, staleTime: ASKED_EVERY_MS, refetchInterval: ASKED_EVERY_MS, enabled: shown },
  });
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
