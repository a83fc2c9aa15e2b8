import { useTranslation } from '@kalyanam/web/i18n/texts';
import { labelOf, type Option } from '@kalyanam/shared/base/vocabulary/option';
import { REPORT_REASONS } from '@kalyanam/shared/base/vocabulary/report-reasons';
import { MAIL_CHOICES } from '@kalyanam/shared/base/vocabulary/mail-choices';
import { CONTACT_VISIBILITIES, LANGUAGES, SORTS, VERIFICATION_STATUSES } from '@kalyanam/shared/base/vocabulary/status';

/** The lists of the application; those of a profile are in the catalogue of its fields (`useProfileWords`). */
export const VOCABULARY = {
  verificationStatus: VERIFICATION_STATUSES,
  reportReason: REPORT_REASONS,
  sort: SORTS,
  contactVisibility: CONTACT_VISIBILITIES,
  language: LANGUAGES,
  mail: MAIL_CHOICES,
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
