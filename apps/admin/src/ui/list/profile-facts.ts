/** Section 2: what a profile says, as the team reads it: the catalogue's fields in their sections. */
import { formatMemberCode } from '@kalyanam/shared/base/text';
import type { FactSection } from '@kalyanam/shared/topics/profile/field-spec';
import { readablePhone } from '@kalyanam/shared/base/phone';
import { fieldsOfFacts, type FieldName, type ProfileFields } from '@kalyanam/shared/topics/profile/fields';
import { en } from '@kalyanam/shared/topics/profile/labels.en';
import type { te } from '@kalyanam/shared/topics/profile/labels.te';
import { getTranslation } from '@kalyanam/web/i18n/language';
import { defineTexts } from '@kalyanam/web/i18n/texts';
import { profileWords, type ShownFields } from '@kalyanam/shared/topics/profile/words';
import type { Fact } from './fact-list';
import { fullDay } from '../time/india-date';
import { namesNow } from '../words/sentences';

const CATALOGUE = 'profileLabels';
const labels = defineTexts(CATALOGUE, en).now;
/** Labels in the language that is shown; the English ones are in the catalogue of fields. */
const words = () =>
  profileWords((getTranslation(CATALOGUE) as typeof te | undefined)?.options ?? null, fullDay, namesNow());

export const fieldFact = (field: FieldName, profile: ShownFields): Fact => ({
  label: labels().fields[field],
  value: words().wordsOf(field, profile),
});

/** All facts of some sections but those shown elsewhere on the screen. */
export const sectionFacts = (
  profile: ShownFields,
  sections: readonly FactSection[],
  without: readonly FieldName[] = [],
): Fact[] =>
  sections
    .flatMap(fieldsOfFacts)
    .filter((field) => !without.includes(field))
    .map((field) => fieldFact(field, profile));

export const professionalFacts = (profile: Pick<ProfileFields, 'workLocation'> & ShownFields): Fact[] => {
  const { address } = profile.workLocation;
  return [
    ...sectionFacts(profile, ['professional']),
    ...(address ? [{ label: labels().parts.workAddress, value: address }] : []),
  ];
};

export const familyFacts = (profile: Pick<ProfileFields, 'familyLocation'> & ShownFields): Fact[] => {
  const { city, state, address } = profile.familyLocation;
  return [
    { label: labels().parts.city, value: namesNow().city(city) },
    { label: labels().parts.state, value: words().choice('state', state) },
    { label: labels().parts.familyAddress, value: address ?? null },
    ...sectionFacts(profile, ['family'], ['familyLocation']),
  ];
};

type Born = Pick<ProfileFields, 'gender' | 'dob'> & { age: number };

export const ageAndGender = (person: Born): Fact[] => [
  { label: labels().facts.age, value: `${person.age} (${fullDay(person.dob)})` },
  fieldFact('gender', person),
];

interface Person extends Born {
  memberCode: string;
  email: string;
  emailVerified: boolean;
  phone: string;
  /** R52: as stated; a case without one leaves it out. */
  phoneAbroad?: string | null;
  phoneVerified: boolean;
}

/** How someone is reached, and who they are: what comes first on every screen about one member. */
export const personFacts = (person: Person): Fact[] => [
  { label: labels().facts.memberCode, value: formatMemberCode(person.memberCode), asWritten: true },
  { label: labels().facts.email, value: person.email, proved: person.emailVerified, asWritten: true },
  {
    label: labels().facts.phone,
    value: readablePhone(person.phone).replace(/^(\d{5})(\d{5})$/, '$1 $2'),
    proved: person.phoneVerified,
    asWritten: true,
  },
  ...(person.phoneAbroad
    ? [{ label: labels().facts.phoneAbroad, value: readablePhone(person.phoneAbroad), proved: false, asWritten: true }]
    : []),
  ...ageAndGender(person),
];
