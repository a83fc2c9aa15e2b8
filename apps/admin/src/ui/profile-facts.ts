/** Section 2: what a profile says, in the order in which the team reads it. */
import type { ProfileFields } from '@kalyanam/shared/contracts/profile';
import { EDUCATIONS, INCOME_BANDS, OCCUPATIONS } from '@kalyanam/shared/vocabulary/career';
import { heightInches, heightLabel } from '@kalyanam/shared/vocabulary/height';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import { CASTES, COMPLEXIONS, MARITAL_STATUSES } from '@kalyanam/shared/vocabulary/people';
import { NRI_COUNTRIES, STATES } from '@kalyanam/shared/vocabulary/places';
import type { Fact } from './fact-list';

type Part<K extends keyof ProfileFields> = Pick<ProfileFields, K>;

const listed = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ') || '—';
const stateLabel = (state: string | null | undefined) => (state ? labelOf(STATES, state) : null);
const heightShown = (text: string): string => {
  const inches = heightInches(text);
  return inches === null ? text : heightLabel(inches);
};

export function workPlace({ workLocation: { type, country, state, city } }: Part<'workLocation'>): string {
  if (type === 'nri') return `${listed(city, country ? labelOf(NRI_COUNTRIES, country) : null)} (NRI)`;
  return listed(city, stateLabel(state));
}

export const groupedPhone = (phone: string): string => phone.replace(/^(\d{5})(\d{5})$/, '$1 $2');

export const appearanceFacts = ({ height, complexion }: Part<'height' | 'complexion'>): Fact[] => [
  { label: 'Height', value: heightShown(height) },
  { label: 'Complexion', value: labelOf(COMPLEXIONS, complexion) },
];

export const professionalFacts = (user: Part<'education' | 'occupation' | 'annualIncome' | 'workLocation'>): Fact[] => [
  { label: 'Education', value: labelOf(EDUCATIONS, user.education) },
  { label: 'Occupation', value: labelOf(OCCUPATIONS, user.occupation) },
  { label: 'Annual income', value: labelOf(INCOME_BANDS, user.annualIncome) },
  { label: 'Work location', value: workPlace(user) },
  ...(user.workLocation.address ? [{ label: 'Work address', value: user.workLocation.address }] : []),
];

export const personalFacts = (user: Part<'caste' | 'subcaste' | 'gothra' | 'maritalStatus'>): Fact[] => [
  { label: 'Caste', value: labelOf(CASTES, user.caste) },
  { label: 'Subcaste', value: user.subcaste || '—' },
  { label: 'Gothra', value: user.gothra },
  { label: 'Marital status', value: labelOf(MARITAL_STATUSES, user.maritalStatus) },
];

export const familyFacts = ({ familyLocation }: Part<'familyLocation'>): Fact[] => [
  { label: 'City', value: familyLocation.city },
  { label: 'State', value: stateLabel(familyLocation.state) },
  { label: 'Address', value: familyLocation.address || '—' },
];
