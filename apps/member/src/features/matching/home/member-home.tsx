import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import type { MyProfile, ProfilePage } from '@kalyanam/shared/contracts/profile';
import type { WaitingAnswer } from '@kalyanam/shared/contracts/waiting';
import { firstName } from '@kalyanam/shared/base/person-name';
import { mayBrowse } from '@kalyanam/shared/base/vocabulary/status';
import { indiaTime } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { waiting } from '../../../parts/waiting/waiting.queries';
import { WaitingRows } from '../../../parts/waiting/waiting-rows';
import { useAppTexts } from '../../../shell/app.en';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { LoadError } from '../../../ui/load-error';
import { nameSize } from '../../../ui/name-size';
import { FirstThing, InReview, isAsked, isReviewed } from './first-thing';
import { HomeSkeleton } from './home-skeleton';
import { useHomeTexts } from './home.en';
import { TodaysFive } from './todays-five';

/** The list of Browse in the order of best fit, and its address. */
export interface BestFit extends Pick<UseQueryResult<ProfilePage>, 'data' | 'error' | 'isPending' | 'refetch'> {
  readonly to: string;
}

interface MemberHomeProps {
  user: SessionUser;
  bestFit: BestFit;
  /** C15: the same in large, without the people. */
  simple: boolean;
}

/** R117: what waits, one next step, and five people. All of it comes together, so that nothing moves under a finger. */
export function MemberHome({ user, bestFit, simple }: MemberHomeProps) {
  const app = useAppTexts();
  const profile = useQuery(myProfile);
  const waits = useQuery(waiting);
  const browses = mayBrowse(user.verificationStatus);
  const asked = browses && !simple ? [profile, waits, bestFit] : [profile, waits];
  if (asked.some(({ isPending }) => isPending)) return <HomeSkeleton />;
  const rows = waits.data !== undefined && waits.data.rows.length > 0;
  const failed = asked.filter(({ data }) => !data);
  return (
    <div className="page grid max-w-5xl gap-6 py-6 sm:gap-8 sm:py-10">
      <Greeting user={user} profile={profile.data} answer={waits.data} />
      {failed[0] && <LoadError error={failed[0].error} onRetry={() => failed.forEach((one) => void one.refetch())} />}
      {profile.data && <FirstThing user={user} profile={profile.data} />}
      {waits.data && rows && <WaitingRows answer={waits.data} large={simple} />}
      {browses && (simple || !rows) && (
        <ButtonLink to={PATHS.profiles} look={rows ? 'secondary' : 'primary'} className="sm:justify-self-start">
          {app.browse}
        </ButtonLink>
      )}
      {profile.data && isReviewed(user, profile.data) && <InReview />}
      {browses && !simple && bestFit.data && <TodaysFive page={bestFit.data} to={bestFit.to} />}
    </div>
  );
}

interface GreetingProps {
  user: SessionUser;
  profile: MyProfile | undefined;
  answer: WaitingAnswer | undefined;
}

/** By the time of day, with how much waits and when the first of it ends. */
function Greeting({ user, profile, answer }: GreetingProps) {
  const texts = useHomeTexts();
  const language = useLanguage();
  const own = user.registrant?.name ?? user.profile.name;
  const name = firstName(own, profile?.surname ?? null);
  const until = answer?.rows[0]?.until;
  // The one step below says what waits.
  const isStep = answer?.total === 0 && (!profile || isAsked(user, profile));
  const said = answer &&
    !isStep && [
      texts.things(answer.total),
      until && texts.firstBy(indiaTime(language, { day: 'numeric', month: 'long' })(until)),
    ];
  return (
    <div>
      <h1 className={`hyphens-auto wrap-anywhere ${nameSize(own)}`}>{texts.greeting(new Date().getHours(), name)}</h1>
      {said && <p className="mt-1 text-muted">{said.filter(Boolean).join(' · ')}</p>}
    </div>
  );
}
