import { useQuery } from '@tanstack/react-query';
import { firstName } from '@kalyanam/shared/base/person-name';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { Navigate, useSearchParams } from 'react-router-dom';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { MY_PROFILE_PARTS, type MyProfilePart } from '../../../parts/account/completeness-places';
import { ToMyProfile } from '../../../parts/account/to-my-profile';
import { lazyPart } from '../../../shell/lazy-part';
import { PATHS } from '../../../shell/paths';
import { useSessionUser } from '../../../session/session';
import { Loaded } from '../../../ui/loaded';
import { useSentence } from '../../../ui/texts/sentences';
import { Hub } from './hub';
import { useAboutTitle } from './hub-rows';
import { HubSkeleton, PartSkeleton } from './my-profile-skeleton';
import { useMyProfileTexts } from './my-profile.en';

const About = lazyPart(async () => (await import('./about')).About);
const Documents = lazyPart(async () => (await import('./documents')).DocumentsPart);
const Fix = lazyPart(async () => (await import('./rejection')).Fix);

export default function MyProfilePage() {
  const user = useSessionUser();
  const [params] = useSearchParams();
  // A family account without a seat at work has no profile to show.
  if (user?.family && !user.acting) return <Navigate replace to={PATHS.desk} />;
  const wanted = params.get('part');
  const part = MY_PROFILE_PARTS.find((known) => known === wanted);
  return part ? <Part key={part} part={part} /> : <Whole />;
}

function Whole() {
  const texts = useMyProfileTexts();
  const say = useSentence();
  const acting = useSessionUser()?.acting;
  const query = useQuery(myProfile);
  return (
    <div className="page max-w-5xl py-5 sm:py-10">
      <title>{texts.title}</title>
      <h1 className="mb-5 text-3xl wrap-anywhere sm:text-4xl">
        {acting ? texts.headingOf(firstName(acting.name, null)) : texts.heading}
      </h1>
      <Loaded query={query} failed={say(MESSAGES.ownProfileFailed)} skeleton={<HubSkeleton />}>
        {(data) => <Hub profile={data} />}
      </Loaded>
    </div>
  );
}

/** One part of the profile, at an address of its own, so that Back leads to the hub. */
function Part({ part }: { part: MyProfilePart }) {
  const texts = useMyProfileTexts();
  const say = useSentence();
  const acting = useSessionUser()?.acting;
  const query = useQuery(myProfile);
  const aboutTitle = useAboutTitle();
  // Documents and decisions of the team are the candidate's alone (C14).
  if (acting && part !== 'about') return <Navigate replace to={PATHS.myProfile} />;
  const waiting = <PartSkeleton />;
  return (
    <div className="page max-w-3xl py-5 sm:py-10">
      <title>{texts.title}</title>
      <ToMyProfile />
      <h1 className="mb-6 text-3xl sm:text-4xl">{part === 'about' ? aboutTitle(query.data) : texts.parts[part]}</h1>
      <Loaded query={query} failed={say(MESSAGES.ownProfileFailed)} skeleton={waiting}>
        {(data) =>
          part === 'about' ? (
            <About profile={data} waiting={waiting} />
          ) : part === 'documents' ? (
            <Documents profile={data} waiting={waiting} />
          ) : (
            <Fix profile={data} waiting={waiting} />
          )
        }
      </Loaded>
    </div>
  );
}
