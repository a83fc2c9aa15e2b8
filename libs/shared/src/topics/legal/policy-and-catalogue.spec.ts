import type { DetailName, DETAILS } from '../profile/details.js';
import type { DetailAudience } from '../profile/field-spec.js';
import type { ColumnAudiences, FieldColumn } from '../profile/columns.js';
import { en } from './legal-texts.en.js';
import { te } from './legal-texts.te.js';

/** What the policy says of each detail and column, so that a new one, or a new audience, does not compile unsaid. */
type Phrases<A extends DetailAudience> = Readonly<
  Record<
    | { [D in DetailName]: (typeof DETAILS)[D]['audience'] extends A ? D : never }[DetailName]
    | (A extends 'verified'
        ? { [C in FieldColumn]: ColumnAudiences[C] extends 'verified' ? C : never }[FieldColumn]
        : never),
    readonly [english: string, telugu: string]
  >
>;

const MEMBERS: Phrases<'members'> = {
  familyType: ['type of family', 'కుటుంబ రకం'],
  nativeState: ['the state', 'సొంత రాష్ట్రం'],
  nativeDistrict: ['district you come from', 'జిల్లా'],
  degree: ['degree', 'డిగ్రీ'],
  fieldOfStudy: ['field of study', 'చదివిన విభాగం'],
  jobTitle: ['job title', 'ఉద్యోగ హోదా'],
  languages: ['languages', 'భాషలు'],
};
const VERIFIED: Phrases<'verified'> = {
  surname: ['surname', 'ఇంటిపేరు'],
  fatherLiving: ['whether your parents are living', 'తల్లిదండ్రులు ఉన్నారా'],
  fatherWork: ['and what they do', 'వారేం చేస్తారు'],
  motherLiving: ['whether your parents are living', 'తల్లిదండ్రులు ఉన్నారా'],
  motherWork: ['and what they do', 'వారేం చేస్తారు'],
  nativeMandal: ['mandal', 'మండలం'],
  nativeVillage: ['village', 'గ్రామం'],
  visaStatus: ['visa', 'వీసా'],
  settleWish: ['where you wish to settle', 'ఎక్కడ స్థిరపడాలనుకుంటున్నారు'],
  afterMarriageWork: ['work after marriage', 'పెళ్లి తర్వాత ఉద్యోగం'],
  smoking: ['smoking', 'పొగతాగే అలవాటు'],
  drinking: ['drinking', 'మద్యం అలవాటు'],
};
const MORE: Phrases<'more'> = {
  fatherName: ['the names of your parents', 'తల్లిదండ్రుల పేర్లు'],
  motherName: ['the names of your parents', 'తల్లిదండ్రుల పేర్లు'],
  motherSurname: ['your mother’s surname', 'తల్లి పుట్టింటి ఇంటిపేరు'],
  children: ['how many children you have', 'పిల్లలు ఎంతమంది'],
  childrenLiveWith: ['who they live with', 'ఎవరి వద్ద ఉంటారు'],
  institution: ['college', 'కాలేజీ'],
  employer: ['employer', 'పనిచేసే కంపెనీ'],
};

/** The paragraph about one audience, by words that only it has. */
const paragraph = (text: string, words: string): string => text.split('\n').find((line) => line.includes(words)) ?? '';
const PARAGRAPHS = [
  ['all members', MEMBERS, 'sees your degree', 'డిగ్రీ, చదివిన విభాగం'],
  ['verified members', VERIFIED, 'Verified members also see', 'ధ్రువీకరించిన సభ్యులకు ఇవి కూడా కనిపిస్తాయి'],
  ['families after an accepted interest', MORE, 'Only after an accepted interest, or', 'ఆసక్తిని అంగీకరించాక'],
] as const;

it.each(PARAGRAPHS)('the privacy policy names what %s read, in both languages', (_, phrases, english, telugu) => {
  const unsaid = Object.entries(phrases).filter(
    ([, [inEnglish, inTelugu]]) =>
      !paragraph(en.privacy, english).includes(inEnglish) || !paragraph(te.privacy, telugu).includes(inTelugu),
  );
  expect(unsaid).toEqual([]);
});
