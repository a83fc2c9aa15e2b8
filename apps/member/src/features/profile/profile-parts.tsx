import type { ReactNode } from 'react';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { useFacts } from '../../domain/profile-facts/use-facts';
import { Facts } from '../../ui/facts';
import { OwnWords, Section } from '../../ui/section';
import { useProfileWords } from '../../ui/texts/profile';
import { useProfileTexts } from './profile.en';

/** Name and gender stand above. */
const PERSONAL = { of: ['personal'], first: ['dob', 'height', 'maritalStatus'], without: ['name', 'gender'] } as const;
const CAREER = { of: ['professional'] } as const;
const LINEAGE = { of: ['family', 'caste'] } as const;

/** The person first, then the facts, as families read them: the fields of section 2. */
export function ProfileParts({ profile, children }: { profile: ProfileView; children: ReactNode }) {
  const texts = useProfileTexts();
  const { labels, wordsOf } = useProfileWords();
  const facts = useFacts(profile);
  return (
    <>
      <Section title={labels.fields.selfSummary} icon="person">
        <div className="mb-5 text-lg">
          <OwnWords>{wordsOf('selfSummary', profile)}</OwnWords>
        </div>
        <Facts rows={facts(PERSONAL)} />
      </Section>
      <Section title={texts.career} icon="work">
        <Facts rows={facts(CAREER)} />
      </Section>
      <Section title={texts.lineage} icon="family">
        <Facts rows={facts(LINEAGE)} />
      </Section>
      <Section title={labels.fields.expectations} icon="heart">
        <OwnWords>{wordsOf('expectations', profile)}</OwnWords>
      </Section>
      {children}
    </>
  );
}
