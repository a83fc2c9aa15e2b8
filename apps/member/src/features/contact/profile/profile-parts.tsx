import type { ReactNode } from 'react';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { detailRows, useDetailFacts } from '../../../parts/details/detail-rows';
import { useFacts } from '../../../parts/profile-facts/use-facts';
import { Facts } from '../../../ui/facts';
import { Icon } from '../../../ui/icon';
import { OwnWords, Section } from '../../../ui/section';
import { useProfileWords } from '../../../ui/texts/profile';
import { GothraGate } from './gothra-gate';
import { StarsSection } from './stars-section';
import { useProfileTexts } from './profile.en';
import { WhatChecked } from './what-checked';
import { WhyMatch } from './why-match';

/** Name and gender are above, the diet is with the ways of living. */
const PERSONAL = {
  of: ['personal'],
  first: ['dob', 'height', 'maritalStatus'],
  without: ['name', 'gender', 'diet'],
} as const;
const SCHOOL = { of: [], first: ['education'] } as const;
const JOB = { of: [], first: ['occupation'] } as const;
const CAREER = { of: ['professional'], without: ['education', 'occupation'] } as const;
const HOME = { of: ['family'] } as const;
const LINEAGE = { of: ['caste'] } as const;
const DIET = { of: [], first: ['diet'] } as const;

interface ProfilePartsProps {
  profile: ProfileView;
  /** A preview has one family, and stars are of two. */
  stars?: boolean;
  children: ReactNode;
}

/** The person first, then the facts in the order of a biodata; a part without any is left out. */
export function ProfileParts({ profile, stars = true, children }: ProfilePartsProps) {
  const texts = useProfileTexts();
  const { labels, wordsOf } = useProfileWords();
  const facts = useFacts(profile);
  const told = useDetailFacts(profile.details);
  const living = [...facts(DIET).filter(([, value]) => value), ...told.living];
  return (
    <>
      <Section title={labels.fields.selfSummary} icon="person">
        <div className="mb-5 text-lg">
          <OwnWords>{wordsOf('selfSummary', profile)}</OwnWords>
        </div>
        <Facts rows={facts(PERSONAL)} />
      </Section>
      <Section title={told.titles.study} icon="work">
        <Facts
          rows={detailRows([
            ...facts(SCHOOL),
            ...told.study,
            ...facts(JOB),
            ...told.work,
            ...facts(CAREER),
            ...told.plans,
          ])}
        />
      </Section>
      <Section title={told.titles.family} icon="family">
        <Facts rows={detailRows([...told.family, ...facts(HOME)])} />
        {profile.photosHidden === 'viewer-not-verified' && (
          <p className="mt-4 flex items-start gap-2 text-small text-muted">
            <Icon name="lock" className="mt-0.5 size-4" />
            {texts.moreAfterVerification}
          </p>
        )}
      </Section>
      <Section title={texts.roots} icon="place">
        <Facts rows={detailRows([...told.roots, ...facts(LINEAGE)])} />
        {profile.gothraGate && <GothraGate gate={profile.gothraGate} profile={profile} />}
      </Section>
      {living.length > 0 && (
        <Section title={told.titles.living} icon="home">
          <Facts rows={detailRows(living)} />
        </Section>
      )}
      <Section title={labels.fields.expectations} icon="heart">
        <OwnWords>{wordsOf('expectations', profile)}</OwnWords>
      </Section>
      {profile.checks.length > 0 && <WhatChecked checks={profile.checks} />}
      {profile.match && <WhyMatch profile={profile} match={profile.match} />}
      {stars && <StarsSection profile={profile} />}
      {children}
    </>
  );
}
