import type { ReactNode } from 'react';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { detailRows, useDetailFacts } from '../../../parts/details/detail-rows';
import { useFacts } from '../../../parts/profile-facts/use-facts';
import { Facts } from '../../../ui/facts';
import { OwnWords, Section } from '../../../ui/section';
import { useProfileWords } from '../../../ui/texts/profile';

/** Name and gender are above, the diet is with the ways of living. */
const PERSONAL = {
  of: ['personal'],
  first: ['dob', 'height', 'maritalStatus'],
  without: ['name', 'gender', 'diet'],
} as const;
const SCHOOL = { of: [], first: ['education'] } as const;
const JOB = { of: [], first: ['occupation'] } as const;
const CAREER = { of: ['professional'], without: ['education', 'occupation'] } as const;
const DIET = { of: [], first: ['diet'] } as const;

/** The person first, in their own words, then the facts about them, and how to reach them. */
export function AboutTab({ profile, children }: { profile: ProfileView; children: ReactNode }) {
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
      {living.length > 0 && (
        <Section title={told.titles.living} icon="home">
          <Facts rows={detailRows(living)} />
        </Section>
      )}
      <Section title={labels.fields.expectations} icon="heart">
        <OwnWords>{wordsOf('expectations', profile)}</OwnWords>
      </Section>
      {children}
    </>
  );
}
