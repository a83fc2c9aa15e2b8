import { CandidateFields } from '../steps/candidate-fields';
import { VisaField } from '../steps/visa-field';
import { ProfileFieldset } from '../../../../parts/profile-form/profile-fieldset';
import type { ChosenFiles } from '../files/use-chosen-files';
import { PhotoPicker } from '../files/photo-picker';
import { EmailField, MobileField, PasswordField } from '../steps/account-fields';
import { Agreement } from '../steps/agreement';
import { IdentityPart, PanPart } from '../steps/documents.step';
import { ProfileForField } from '../steps/profile-for-field';
import type { Question } from './questions';

interface OneQuestionProps {
  name: Question['name'];
  files: ChosenFiles;
  own: boolean;
}

export function OneQuestion({ name, files, own }: OneQuestionProps) {
  switch (name) {
    case 'forWhom':
      return <ProfileForField />;
    case 'candidate':
      return <CandidateFields />;
    case 'email':
      return <EmailField own={own} />;
    case 'phone':
      return <MobileField own={own} />;
    case 'password':
      return <PasswordField />;
    case 'visaStatus':
      return <VisaField />;
    case 'photos':
      return <PhotoPicker files={files} />;
    case 'identity':
      return <IdentityPart files={files} own={own} />;
    case 'pan':
      return <PanPart files={files} />;
    case 'agreement':
      return <Agreement />;
    default:
      return <ProfileFieldset fields={[name]} own={own} />;
  }
}
