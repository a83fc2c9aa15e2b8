import { useQuery } from '@tanstack/react-query';
import { mayBrowse } from '@kalyanam/shared/base/vocabulary/status';
import { askedBy, BEST_FIT } from '../features/matching/browse/asked';
import { isTooLongToOrder, profilePage } from '../features/matching/browse/browse.queries';
import HomePage from '../features/matching/home/home.page';
import type { Member } from '../session/member';
import { useSessionUser } from '../session/session';
import { lazyPart } from '../shell/lazy-part';
import { PATHS } from '../shell/paths';
import { MemberProviders } from './member-area';

const FamilyHome = lazyPart(async () => (await import('../features/my/family-desk/family-home')).default);

/** A family account begins with the families that wait for its candidate. */
export function MemberHome() {
  const user = useSessionUser();
  return <MemberProviders>{user?.family ? <FamilyHome /> : <CandidateHome user={user} />}</MemberProviders>;
}

const CandidateHome = ({ user }: { user: Member | null }) => <HomePage bestFit={useBestFit(user)} />;

const AS_IT_BEGINS = new URLSearchParams();

/** The list of Browse in the order of best fit; one that is too long to be ordered as it begins. */
function useBestFit(user: Member | null) {
  const enabled = user !== null && mayBrowse(user.verificationStatus);
  const best = useQuery({ ...profilePage(askedBy(BEST_FIT, user).asked), enabled });
  const isTooLong = isTooLongToOrder(best.error);
  const plain = useQuery({ ...profilePage(askedBy(AS_IT_BEGINS, user).asked), enabled: isTooLong });
  // Read here: a result that is handed on unread tells no one of its changes.
  const { data, error, isPending, refetch } = isTooLong ? plain : best;
  return { data, error, isPending, refetch, to: isTooLong ? PATHS.profiles : `${PATHS.profiles}?${BEST_FIT}` };
}
