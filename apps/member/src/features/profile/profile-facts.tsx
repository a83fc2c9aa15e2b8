import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { Email } from '../../ui/email';
import { Facts } from '../../ui/facts';
import { Section } from '../../ui/section';
import { shownHeight, useDescriptions } from '../../ui/texts/describe';
import { useCommonTexts } from '../../ui/texts/common.en';
import { useFactTexts } from '../../ui/texts/facts.en';
import { useVocabulary } from '../../ui/texts/vocabulary';
import { useProfileTexts } from './profile.en';

const LINK = 'font-semibold text-accent underline underline-offset-4';

/** The fields of section 2; phone, e-mail and gothra stand here only when the answer holds them. */
export function ProfileFacts({ profile }: { profile: ProfileView }) {
  const texts = useProfileTexts();
  const facts = useFactTexts();
  const common = useCommonTexts();
  const { label } = useVocabulary();
  const { workPlace, familyPlace } = useDescriptions();
  const { phone, email, gothra } = profile;
  return (
    <>
      {(phone ?? email ?? gothra) && (
        <Section title={texts.contact}>
          <Facts
            rows={[
              [
                facts.phone,
                phone && (
                  <a href={`tel:+91${phone}`} className={LINK}>
                    {phone}
                  </a>
                ),
              ],
              [
                facts.email,
                email && (
                  <a href={`mailto:${email}`} className={LINK}>
                    <Email address={email} />
                  </a>
                ),
              ],
              [facts.gothra, gothra],
            ]}
          />
          {profile.contactHidden && <p className="mt-3 text-muted">{texts.contactAfterInterest}</p>}
        </Section>
      )}
      <Section title={texts.background}>
        <Facts
          rows={[
            [facts.age, common.years(profile.age)],
            [facts.height, shownHeight(profile.height)],
            [facts.complexion, label('complexion', profile.complexion)],
            [facts.maritalStatus, label('maritalStatus', profile.maritalStatus)],
            [facts.caste, label('caste', profile.caste)],
            [facts.subcaste, profile.subcaste],
            [facts.familyLocation, familyPlace(profile.familyLocation)],
          ]}
        />
      </Section>
      <Section title={texts.career}>
        <Facts
          rows={[
            [facts.education, label('education', profile.education)],
            [facts.occupation, label('occupation', profile.occupation)],
            [facts.annualIncome, label('annualIncome', profile.annualIncome)],
            [facts.workLocation, workPlace(profile.workLocation)],
          ]}
        />
      </Section>
    </>
  );
}
