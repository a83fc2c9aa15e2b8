import { useTranslation } from '@kalyanam/web/i18n/texts';
import { EDUCATIONS, INCOME_BANDS, OCCUPATIONS } from '@kalyanam/shared/vocabulary/career';
import { labelOf, type Option } from '@kalyanam/shared/vocabulary/option';
import { CASTES, COMPLEXIONS, GENDERS, LOOKING_FOR, MARITAL_STATUSES } from '@kalyanam/shared/vocabulary/people';
import { NRI_COUNTRIES, STATES, WORK_TYPES } from '@kalyanam/shared/vocabulary/places';
import {
  CONTACT_VISIBILITIES,
  DOCUMENT_KINDS,
  LANGUAGES,
  REPORT_REASONS,
  SORTS,
  VERIFICATION_STATUSES,
} from '@kalyanam/shared/vocabulary/status';

export const VOCABULARY = {
  gender: GENDERS,
  caste: CASTES,
  maritalStatus: MARITAL_STATUSES,
  complexion: COMPLEXIONS,
  lookingFor: LOOKING_FOR,
  education: EDUCATIONS,
  occupation: OCCUPATIONS,
  annualIncome: INCOME_BANDS,
  state: STATES,
  country: NRI_COUNTRIES,
  workType: WORK_TYPES,
  verificationStatus: VERIFICATION_STATUSES,
  reportReason: REPORT_REASONS,
  documentKind: DOCUMENT_KINDS,
  sort: SORTS,
  contactVisibility: CONTACT_VISIBILITIES,
  language: LANGUAGES,
} as const;

export type VocabularyName = keyof typeof VOCABULARY;

/** Labels of the shared enumerations in the language shown. */
export function useVocabulary() {
  const translated = useTranslation<Readonly<Record<VocabularyName, Readonly<Record<string, string>>>>>('vocabulary');
  const label = (name: VocabularyName, value: string): string =>
    translated?.[name][value] ?? labelOf(VOCABULARY[name], value);
  const options = (name: VocabularyName): Option[] =>
    VOCABULARY[name].map(({ value }) => ({ value, label: label(name, value) }));
  return { label, options };
}
