import type { Candidate } from '../../../ui/texts/candidate-words.en';
import { FamilyAddress, WorkAddress } from '../../../parts/profile-form/place-fields';
import { ProfileFieldset } from '../../../parts/profile-form/profile-fieldset';
import { PhotoPicker } from './files/photo-picker';
import type { ChosenFiles } from './files/use-chosen-files';
import { MobileField, OwnEmail, PasswordField } from './parts/account-fields';
import { Agreement } from './parts/agreement';
import { CandidatePhone, RegistrantName, RelationField } from './parts/candidate-fields';
import { IdentityPart, PanPart } from './parts/identity-part';
import { ProfileForField } from './parts/profile-for-field';
import { VisaField } from './parts/visa-field';
import type { PartName } from './screens';

interface AskedPartProps {
  name: PartName;
  files: ChosenFiles;
  candidate: Candidate;
}

/** One question of the wizard. */
export function AskedPart({ name, files, candidate }: AskedPartProps) {
  switch (name) {
    case 'forWhom':
      return <ProfileForField />;
    case 'relation':
      return <RelationField candidate={candidate} />;
    case 'registrantName':
      return <RegistrantName />;
    case 'candidatePhone':
      return <CandidatePhone candidate={candidate} />;
    case 'email':
      return <OwnEmail candidate={candidate} />;
    case 'phone':
      return <MobileField candidate={candidate} />;
    case 'password':
      return <PasswordField />;
    case 'visaStatus':
      return <VisaField />;
    case 'workAddress':
      return <WorkAddress />;
    case 'familyAddress':
      return <FamilyAddress />;
    case 'photos':
      return <PhotoPicker files={files} />;
    case 'identity':
      return <IdentityPart files={files} candidate={candidate} />;
    case 'pan':
      return <PanPart files={files} />;
    case 'agreement':
      return <Agreement />;
    default:
      return <ProfileFieldset fields={[name]} candidate={candidate} brief />;
  }
}
