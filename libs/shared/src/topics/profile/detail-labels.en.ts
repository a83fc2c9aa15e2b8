import type { DetailCard } from './field-spec.js';
import type { DetailName } from './details.js';

/** What the details of a profile are called, in cards, views and the team's application. */
export const en = {
  cards: {
    family: 'Family',
    roots: 'Roots',
    study: 'Study and work',
    living: 'Lifestyle',
  } satisfies Record<DetailCard, string>,
  details: {
    familyType: 'Family type',
    fatherName: 'Father’s name',
    fatherNameTe: 'Father’s name in Telugu',
    fatherLiving: 'Father',
    fatherWork: 'Father’s work',
    motherName: 'Mother’s name',
    motherNameTe: 'Mother’s name in Telugu',
    motherLiving: 'Mother',
    motherWork: 'Mother’s work',
    motherSurname: 'Mother’s family name',
    children: 'Children',
    childrenLiveWith: 'Children live',
    nativeState: 'Native state',
    nativeDistrict: 'Native district',
    nativeMandal: 'Mandal',
    nativeVillage: 'Village or town',
    villageTe: 'Village or town in Telugu',
    degree: 'Degree',
    fieldOfStudy: 'Field of study',
    institution: 'College or university',
    jobTitle: 'Job title',
    employer: 'Employer',
    visaStatus: 'Visa status',
    settleWish: 'Plans',
    afterMarriageWork: 'Work after marriage',
    smoking: 'Smoking',
    drinking: 'Drinking',
    languages: 'Languages',
  } satisfies Record<DetailName, string>,
  siblings: 'Brothers and sisters',
  hasChildren: 'Has children',
  nativeState: {
    'andhra-pradesh': 'Andhra Pradesh',
    telangana: 'Telangana',
    other: 'Another state',
  },
};
