import type { ProfileFields } from '@kalyanam/shared/contracts/profile';
import { FactList } from './fact-list';
import { appearanceFacts, familyFacts, personalFacts, professionalFacts } from './profile-facts';
import { TitledPart } from './titled-part';
import { Words } from './words';

/** Everything that a profile says. */
export const ProfileDetails = ({ profile }: { profile: ProfileFields }) => (
  <>
    <TitledPart title="Personal details">
      <FactList facts={[...personalFacts(profile), ...appearanceFacts(profile)]} />
    </TitledPart>
    <TitledPart title="Professional">
      <FactList facts={professionalFacts(profile)} />
    </TitledPart>
    <TitledPart title="Family location">
      <FactList facts={familyFacts(profile)} />
    </TitledPart>
    <TitledPart title="About me">
      <Words>{profile.selfSummary}</Words>
    </TitledPart>
    <TitledPart title="Partner expectations">
      <Words>{profile.expectations}</Words>
    </TitledPart>
  </>
);
