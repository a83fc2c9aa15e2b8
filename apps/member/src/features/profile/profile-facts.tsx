import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { useFacts } from '../../domain/profile-facts/use-facts';
import { Facts } from '../../ui/facts';
import { Section } from '../../ui/section';
import { Contact } from './contact';
import { useProfileTexts } from './profile.en';

/** Name and gender stand above; gothra stands beside the contact. */
const BACKGROUND = {
  of: ['personal', 'caste', 'family'],
  first: ['dob', 'height', 'complexion', 'maritalStatus'],
  without: ['name', 'gender', 'gothra'],
} as const;

/** The fields of section 2. */
export function ProfileFacts({ profile }: { profile: ProfileView }) {
  const texts = useProfileTexts();
  const facts = useFacts(profile);
  return (
    <>
      <Contact key={profile.id} profile={profile} />
      <Section title={texts.background}>
        <Facts rows={facts(BACKGROUND)} />
      </Section>
      <Section title={texts.career}>
        <Facts rows={facts({ of: ['professional'] })} />
      </Section>
    </>
  );
}
