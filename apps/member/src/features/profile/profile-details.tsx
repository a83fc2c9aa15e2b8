import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { fieldsOfFacts } from '@kalyanam/shared/profile/fields';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { OwnWords, Section } from '../../ui/section';
import { StatusBadge } from '../../ui/status-badge';
import { useProfileWords } from '../../ui/texts/profile';
import { InterestPanel } from '../../domain/relations/interest-panel';
import { ShortlistButton } from '../../domain/relations/shortlist-button';
import { BlockProfile } from './block-profile';
import { ProfileFacts } from './profile-facts';
import { ProfilePhotos } from './profile-photos';
import { useProfileTexts } from './profile.en';
import { ReportProfile } from './report-profile';
import { VerificationNotice } from './verification-notice';

/** Letters of a name from which it is written smaller. */
const LONG_NAME = 40;

export function ProfileDetails({ profile }: { profile: ProfileView }) {
  const texts = useProfileTexts();
  const { labels, wordsOf } = useProfileWords();
  const line = (['height', 'maritalStatus', 'workLocation'] as const).map((field) => wordsOf(field, profile));
  return (
    <article className="mt-2 grid items-start gap-8 print:grid-cols-[11rem_minmax(0,1fr)] md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <ProfilePhotos profile={profile} />
      <div className="grid gap-6">
        <div>
          <StatusBadge status={profile.verificationStatus} />
          <h1
            className={`mt-2 hyphens-auto wrap-anywhere ${profile.name.length > LONG_NAME ? 'text-2xl sm:text-3xl' : 'text-4xl'}`}
          >
            {profile.name}, {profile.age}
          </h1>
          <p className="mt-1 text-lg text-muted">{line.join(' · ')}</p>
        </div>
        <ProfileActs profile={profile} />
        {!profile.isActive && <Notice>{texts.offline}</Notice>}
        <VerificationNotice profile={profile} />
        <ProfileFacts profile={profile} />
        {fieldsOfFacts('words').map((field) => (
          <Section key={field} title={labels.fields[field]}>
            <OwnWords>{wordsOf(field, profile)}</OwnWords>
          </Section>
        ))}
        {profile.aadhaarVerified && (
          <Notice look="leaf">
            <p className="flex items-center gap-2 font-semibold">
              <Icon name="shield" className="size-6 text-leaf" />
              {texts.documentVerified}
            </p>
            <p>{texts.documentVerifiedText}</p>
          </Notice>
        )}
        {profile.interest && (
          <div className="border-t border-line pt-4 print:hidden">
            <div className="-ml-3 flex flex-wrap gap-x-3">
              <ReportProfile id={profile.id} />
              <BlockProfile id={profile.id} name={profile.name} />
            </div>
          </div>
        )}
      </div>
    </article>
  );
}

/** Nothing of this on one's own profile; an unverified viewer has no Show Interest, but may answer one. */
function ProfileActs({ profile }: { profile: ProfileView }) {
  const { id, name, interest, shortlisted } = profile;
  if (!interest) return null;
  return (
    <div className="print:hidden">
      <InterestPanel id={id} name={name} interest={interest}>
        <ShortlistButton id={id} shortlisted={shortlisted} />
      </InterestPanel>
    </div>
  );
}
