import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { PATHS } from '../../shell/paths';
import { ButtonLink } from '../../ui/button';
import { Email } from '../../ui/email';
import { Facts } from '../../ui/facts';
import { OwnWords, Section } from '../../ui/section';
import { useCommonTexts } from '../../ui/texts/common.en';
import { shownHeight, useDescriptions } from '../../ui/texts/describe';
import { useFactTexts } from '../../ui/texts/facts.en';
import { useVocabulary } from '../../ui/texts/vocabulary';
import { useMyProfileTexts } from './my-profile.en';

export function MyDetails({ profile }: { profile: MyProfile }) {
  const texts = useMyProfileTexts();
  const facts = useFactTexts();
  const common = useCommonTexts();
  const { label } = useVocabulary();
  const { workPlace, familyPlace } = useDescriptions();
  return (
    <>
      <Section title={texts.personal}>
        <Facts
          rows={[
            [facts.name, profile.name],
            [facts.age, common.years(profile.age)],
            [facts.gender, label('gender', profile.gender)],
            [facts.height, shownHeight(profile.height)],
            [facts.maritalStatus, label('maritalStatus', profile.maritalStatus)],
            [facts.complexion, label('complexion', profile.complexion)],
            [facts.familyLocation, familyPlace(profile.familyLocation)],
          ]}
        />
      </Section>
      <Section title={texts.caste}>
        <Facts
          rows={[
            [facts.caste, label('caste', profile.caste)],
            [facts.subcaste, profile.subcaste],
            [facts.gothra, profile.gothra],
          ]}
        />
      </Section>
      <Section title={texts.professional}>
        <Facts
          rows={[
            [facts.education, label('education', profile.education)],
            [facts.occupation, label('occupation', profile.occupation)],
            [facts.annualIncome, label('annualIncome', profile.annualIncome)],
            [facts.workLocation, workPlace(profile.workLocation)],
          ]}
        />
      </Section>
      <Section title={facts.about}>
        <OwnWords>{profile.selfSummary}</OwnWords>
      </Section>
      <Section title={facts.expectations}>
        <OwnWords>{profile.expectations}</OwnWords>
      </Section>
      <Account profile={profile} />
    </>
  );
}

function Account({ profile }: { profile: MyProfile }) {
  const texts = useMyProfileTexts();
  const facts = useFactTexts();
  const language = useLanguage();
  const proof = (proved: boolean) => (
    <span className="text-small text-muted">({proved ? texts.proved : texts.notProved})</span>
  );
  return (
    <Section title={texts.account}>
      <Facts
        rows={[
          [
            facts.email,
            <>
              <Email address={profile.email} /> {proof(profile.emailVerified)}
            </>,
          ],
          [
            facts.phone,
            <>
              {profile.phone} {proof(profile.phoneVerified)}
            </>,
          ],
          [texts.registeredOn, formatDay(profile.registeredAt, language)],
        ]}
      />
      <ButtonLink to={PATHS.contactViews} look="quiet" className="mt-2 -ml-3">
        {texts.whoSawContact}
      </ButtonLink>
    </Section>
  );
}
