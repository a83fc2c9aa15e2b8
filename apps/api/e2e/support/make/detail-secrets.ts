import type { DetailFields, DetailName, DETAILS } from '@kalyanam/shared/topics/profile/details';
import type { DetailAudience } from '@kalyanam/shared/topics/profile/field-spec';
import type { Sibling } from '@kalyanam/shared/topics/profile/siblings';
import type { MemberWish } from './make.js';

/** Every detail of a profile, with values that no answer has by chance. */
const PLANTED_DETAILS: DetailFields = {
  familyType: 'joint',
  fatherName: 'Plantedfather Reddy',
  fatherNameTe: 'Plantedfatherte',
  fatherLiving: 'passed-away',
  fatherWork: 'Plantedfatherwork',
  motherName: 'Plantedmother Devi',
  motherNameTe: 'Plantedmotherte',
  motherLiving: 'living',
  motherWork: 'Plantedmotherwork',
  motherSurname: 'Plantedmaiden',
  children: 7,
  childrenLiveWith: 'with-other',
  nativeState: 'andhra-pradesh',
  nativeDistrict: 'polavaram',
  nativeMandal: 'Plantedmandal',
  nativeVillage: 'Plantedvillage',
  villageTe: 'Plantedvillagete',
  degree: 'dm-mch',
  fieldOfStudy: 'Plantedfield',
  institution: 'Plantedcollege',
  jobTitle: 'Plantedjob',
  employer: 'Plantedemployer',
  visaStatus: 'dependent-visa',
  settleWish: 'return-india',
  afterMarriageWork: 'may-work',
  smoking: 'occasionally',
  drinking: 'occasionally',
  languages: ['kn', 'ur'],
};

const SIBLING: Sibling = {
  relation: 'younger-sister',
  married: true,
  work: 'Plantedsisterwork',
  place: 'Plantedsisterplace',
};

/** A widowed member abroad, so that every detail applies. */
export const MEMBER_WITH_DETAILS: MemberWish = {
  nameTe: 'ప్లాంటెడ్',
  surname: 'Plantedsurname',
  maritalStatus: 'widowed',
  details: PLANTED_DETAILS,
  siblings: [SIBLING],
};

/** Found as `habits`; a state is planted with its district. */
type FoundWithAnother = 'smoking' | 'drinking' | 'nativeState';
type Found = readonly [needle: string, audience: DetailAudience];
type FoundDetails = {
  readonly [D in Exclude<DetailName, FoundWithAnother>]: readonly [string, (typeof DETAILS)[D]['audience']];
};

/** What to search for, and who may find it; a new detail of the catalogue does not compile without a row. */
const DETAIL_SECRETS = {
  familyType: ['"joint"', 'members'],
  nativeDistrict: ['polavaram', 'members'],
  degree: ['dm-mch', 'members'],
  fieldOfStudy: ['Plantedfield', 'members'],
  jobTitle: ['Plantedjob', 'members'],
  languages: ['"kn","ur"', 'members'],
  surname: ['Plantedsurname', 'verified'],
  fatherLiving: ['passed-away', 'verified'],
  fatherWork: ['Plantedfatherwork', 'verified'],
  motherLiving: ['"living"', 'verified'],
  motherWork: ['Plantedmotherwork', 'verified'],
  nativeMandal: ['Plantedmandal', 'verified'],
  nativeVillage: ['"Plantedvillage"', 'verified'],
  visaStatus: ['dependent-visa', 'verified'],
  settleWish: ['return-india', 'verified'],
  afterMarriageWork: ['may-work', 'verified'],
  habits: ['occasionally', 'verified'],
  sibling: ['younger-sister', 'verified'],
  siblingWork: ['Plantedsisterwork', 'verified'],
  hasChildren: ['"hasChildren":true', 'verified'],
  siblingPlace: ['Plantedsisterplace', 'more'],
  fatherName: ['Plantedfather ', 'more'],
  motherName: ['Plantedmother ', 'more'],
  motherSurname: ['Plantedmaiden', 'more'],
  institution: ['Plantedcollege', 'more'],
  employer: ['Plantedemployer', 'more'],
  children: ['"children":7', 'more'],
  childrenLiveWith: ['with-other', 'more'],
  /** The name for members who read Telugu; those of the leak test read English. */
  nameTe: ['ప్లాంటెడ్', 'owner'],
  fatherNameTe: ['Plantedfatherte', 'owner'],
  motherNameTe: ['Plantedmotherte', 'owner'],
  villageTe: ['Plantedvillagete', 'owner'],
} as const satisfies FoundDetails & Record<string, Found>;
export type DetailSecret = keyof typeof DETAIL_SECRETS;

export const DETAIL_NEEDLES = Object.fromEntries(
  Object.entries(DETAIL_SECRETS).map(([secret, [needle]]) => [secret, needle]),
) as Record<DetailSecret, string>;

export const detailsFor = (...audiences: DetailAudience[]): DetailSecret[] =>
  (Object.keys(DETAIL_SECRETS) as DetailSecret[]).filter((secret) => audiences.includes(DETAIL_SECRETS[secret][1]));
