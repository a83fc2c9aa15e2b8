import { fieldsOfFacts, type FieldName, type ProfileFields } from '@kalyanam/shared/topics/profile/fields';
import type { ShownDetails } from '@kalyanam/shared/topics/profile/detail-facts';
import type { ShownFields } from '@kalyanam/shared/topics/profile/words';
import type { ReactNode } from 'react';
import { useDetailParts } from '../words/detail-words';
import { FactList } from './fact-list';
import { familyFacts, fieldFact, professionalFacts, sectionFacts } from './profile-facts';
import { TitledPart } from './panel';
import { useUiTexts } from '../words/ui.en';
import { Words } from '../words/words';

/** Name, gender and date of birth are at the head of every screen about one member. */
const AT_THE_HEAD: readonly FieldName[] = ['name', 'gender', 'dob'];

interface Props {
  profile: Pick<ProfileFields, 'workLocation' | 'familyLocation'> & ShownFields;
  /** Other fields at the head. */
  without?: readonly FieldName[];
}

/** What a profile says in values. */
export function ProfileFactParts({ profile, without = [] }: Props) {
  const { facts } = useUiTexts();
  // Null: not theirs to read. An empty text: not stated.
  const unread: readonly FieldName[] = profile.gothra === null ? ['gothra'] : [];
  return (
    <>
      <TitledPart title={facts.professional}>
        <FactList facts={professionalFacts(profile)} />
      </TitledPart>
      <TitledPart title={facts.personal}>
        <FactList facts={sectionFacts(profile, ['caste', 'personal'], [...AT_THE_HEAD, ...unread, ...without])} />
      </TitledPart>
      <TitledPart title={facts.family}>
        <FactList facts={familyFacts(profile)} />
      </TitledPart>
    </>
  );
}

/** What the family told beyond the registration. */
export const DetailParts = ({ details }: { details: ShownDetails }) =>
  useDetailParts(details).map(({ title, facts }) => (
    <TitledPart key={title} title={title}>
      <FactList facts={facts} />
    </TitledPart>
  ));

interface WordProps extends Pick<Props, 'profile'> {
  /** Shown above the words of a field. */
  above?: (field: FieldName) => ReactNode;
}

/** What a profile says in the member's own words. */
export const ProfileWordParts = ({ profile, above }: WordProps) => (
  <>
    {fieldsOfFacts('words').map((field) => {
      const { label, value } = fieldFact(field, profile);
      return (
        <TitledPart key={field} title={label}>
          {above?.(field)}
          <Words>{value ?? ''}</Words>
        </TitledPart>
      );
    })}
  </>
);

/** Everything that a profile says. */
export const ProfileDetails = ({ profile, details, without = [] }: Props & { details?: ShownDetails }) => (
  <>
    <ProfileFactParts profile={profile} without={without} />
    {details && <DetailParts details={details} />}
    <ProfileWordParts profile={profile} />
  </>
);
