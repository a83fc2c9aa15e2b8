import type { CompletenessPart } from '@kalyanam/shared/topics/profile/completeness';
import type { DetailCard } from '@kalyanam/shared/topics/profile/field-spec';
import { PATHS } from '../../shell/paths';

/** Parts of My Profile that have an address of their own. */
export const MY_PROFILE_PARTS = ['about', 'documents', 'fix'] as const;
export type MyProfilePart = (typeof MY_PROFILE_PARTS)[number];

export const partOfMyProfile = (part: MyProfilePart) => `${PATHS.myProfile}?part=${part}`;
export const DOCUMENTS_PATH = partOfMyProfile('documents');

/** Opens the questions of one topic. */
export const topicPath = (topic: DetailCard | 'horoscope') => `${PATHS.moreDetails}?topic=${topic}`;

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
  family: `${PATHS.moreDetails}?q=siblings`,
  'native-place': `${PATHS.moreDetails}?q=roots`,
  'study-work': `${PATHS.moreDetails}?q=degree`,
};
