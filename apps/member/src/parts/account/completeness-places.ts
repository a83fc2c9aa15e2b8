import type { CompletenessPart } from '@kalyanam/shared/topics/profile/completeness';
import { PATHS } from '../../shell/paths';

export const DOCUMENTS_ID = 'documents';
export const DOCUMENTS_PATH = `${PATHS.myProfile}#${DOCUMENTS_ID}`;

/** Where each part that a profile may lack is added. */
export const COMPLETENESS_PLACES: Readonly<Record<CompletenessPart, string>> = {
  photo: PATHS.myPhotos,
  'more-photos': PATHS.myPhotos,
  email: PATHS.verify,
  phone: PATHS.verify,
  document: DOCUMENTS_PATH,
  'self-summary': PATHS.editSection('words'),
  expectations: PATHS.editSection('words'),
  subcaste: PATHS.editSection('caste'),
  family: `${PATHS.moreDetails}#family`,
  'native-place': `${PATHS.moreDetails}#roots`,
  'study-work': `${PATHS.moreDetails}#study`,
};
