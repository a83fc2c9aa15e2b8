import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { useFacts } from '../../domain/profile-facts/use-facts';
import { Email } from '../../ui/email';
import { Facts } from '../../ui/facts';
import { Section } from '../../ui/section';
import { useProfileWords } from '../../ui/texts/profile';
import { useProfileTexts } from './profile.en';

const LINK = 'font-semibold text-accent underline underline-offset-4';

/** Name and gender stand above; gothra stands beside the contact. */
const BACKGROUND = {
  of: ['personal', 'caste', 'family'],
  first: ['dob', 'height', 'complexion', 'maritalStatus'],
  without: ['name', 'gender', 'gothra'],
} as const;

/** The fields of section 2; phone, email and gothra stand here only when the answer holds them. */
export function ProfileFacts({ profile }: { profile: ProfileView }) {
  const texts = useProfileTexts();
  const { labels } = useProfileWords();
  const facts = useFacts(profile);
  const { phone, email, gothra } = profile;
  return (
    <>
      {(phone ?? email ?? gothra) && (
        <Section title={texts.contact}>
          <Facts
            rows={[
              [
                labels.facts.phone,
                phone && (
                  <a href={`tel:+91${phone}`} className={LINK}>
                    {phone}
                  </a>
                ),
              ],
              [
                labels.facts.email,
                email && (
                  <a href={`mailto:${email}`} className={LINK}>
                    <Email address={email} />
                  </a>
                ),
              ],
              [labels.fields.gothra, gothra],
            ]}
          />
          {profile.contactHidden && <p className="mt-3 text-muted">{texts.contactAfterInterest}</p>}
        </Section>
      )}
      <Section title={texts.background}>
        <Facts rows={facts(BACKGROUND)} />
      </Section>
      <Section title={texts.career}>
        <Facts rows={facts({ of: ['professional'] })} />
      </Section>
    </>
  );
}
