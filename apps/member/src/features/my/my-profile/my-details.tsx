import type { ReactNode } from 'react';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { readablePhone } from '@kalyanam/shared/base/phone';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import type { FactSection } from '@kalyanam/shared/topics/profile/field-spec';
import { fieldsOfFacts } from '@kalyanam/shared/topics/profile/fields';
import { useFacts } from '../../../parts/profile-facts/use-facts';
import { useSessionUser } from '../../../session/session';
import { isOffered } from '../../../shell/pages';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { Email } from '../../../ui/email';
import { Facts } from '../../../ui/facts';
import { Icon } from '../../../ui/icon';
import { OwnWords, Section } from '../../../ui/section';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { useProfileWords } from '../../../ui/texts/profile';
import { useMyProfileTexts } from './my-profile.en';

/** Section 2's order; a field that joins the catalogue follows in its section. */
const PERSONAL = {
  of: ['personal'],
  first: ['name', 'dob', 'gender', 'height', 'maritalStatus', 'complexion'],
} as const;

export function MyDetails({ profile, children }: { profile: MyProfile; children: ReactNode }) {
  const texts = useMyProfileTexts();
  const { labels, wordsOf } = useProfileWords();
  const facts = useFacts(profile);
  const user = useSessionUser();
  const rowsOf = (section: Parameters<typeof facts>[0]) =>
    facts(section).map(([name, value]) => [name, value || <NotGiven />] as const);
  return (
    <>
      <Section title={texts.personal} aside={<EditPart section="personal" title={texts.personal} />}>
        <Facts rows={rowsOf(PERSONAL)} />
      </Section>
      <Section title={texts.caste} aside={<EditPart section="caste" title={texts.caste} />}>
        <Facts rows={rowsOf({ of: ['caste'] })} />
        {isOffered(user, 'myGothra') && (
          <ButtonLink to={PATHS.myGothra} look="quiet" className="mt-2 -ml-3">
            {texts.gothras}
          </ButtonLink>
        )}
      </Section>
      <Section title={texts.professional} aside={<EditPart section="professional" title={texts.professional} />}>
        <Facts rows={rowsOf({ of: ['professional'] })} />
      </Section>
      <Section title={texts.family} aside={<EditPart section="family" title={texts.family} />}>
        <Facts rows={rowsOf({ of: ['family'] })} />
      </Section>
      {fieldsOfFacts('words').map((field) => (
        <Section
          key={field}
          title={labels.fields[field]}
          aside={<EditPart section="words" title={labels.fields[field]} />}
        >
          <OwnWords>{wordsOf(field, profile)}</OwnWords>
        </Section>
      ))}
      {children}
      <Account profile={profile} />
    </>
  );
}

/** Link to the page where this part is changed. */
function EditPart({ section, title }: { section: FactSection; title: string }) {
  const { edit } = useMyProfileTexts();
  const user = useSessionUser();
  if (!isOffered(user, 'editProfile')) return null;
  return (
    <ButtonLink look="quiet" to={PATHS.editSection(section)} aria-label={`${edit}: ${title}`} className="-my-2 -mr-3">
      <Icon name="pencil" />
      {edit}
    </ButtonLink>
  );
}

function NotGiven() {
  const { notGiven } = useCommonTexts();
  return <span className="text-muted">{notGiven}</span>;
}

function Account({ profile }: { profile: MyProfile }) {
  const texts = useMyProfileTexts();
  const { labels } = useProfileWords();
  const language = useLanguage();
  const proof = (proved: boolean) => (
    <span className="text-small text-muted">{`(${proved ? texts.proved : texts.notProved})`}</span>
  );
  return (
    <Section title={texts.account}>
      <Facts
        rows={[
          [
            labels.facts.email,
            profile.email === null ? null : (
              <>
                <Email address={profile.email} /> {proof(profile.emailVerified)}
              </>
            ),
          ],
          [
            labels.facts.phone,
            profile.phone === null ? null : (
              <>
                <span translate="no">{readablePhone(profile.phone)}</span> {proof(profile.phoneVerified)}
              </>
            ),
          ],
          [texts.registeredOn, formatDay(profile.registeredAt, language)],
        ]}
      />
    </Section>
  );
}
