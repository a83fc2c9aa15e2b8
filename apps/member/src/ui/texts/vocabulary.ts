import { useTranslation } from '@kalyanam/web/i18n/texts';
import { labelOf, type Option } from '@kalyanam/shared/base/vocabulary/option';
import type { REPORT_REASONS } from '@kalyanam/shared/base/vocabulary/report-reasons';
import type { MAIL_CHOICES } from '@kalyanam/shared/base/vocabulary/mail-choices';
import { CONTACT_VISIBILITIES, LANGUAGES, SORTS, VERIFICATION_STATUSES } from '@kalyanam/shared/base/vocabulary/status';

/** The lists of the application; those of a profile are in the catalogue of its fields (`useProfileWords`). */
const VOCABULARY = {
  verificationStatus: VERIFICATION_STATUSES,
  sort: SORTS,
  contactVisibility: CONTACT_VISIBILITIES,
  language: LANGUAGES,
} as const;

/** With those that one page alone shows, which brings them. */
export type Vocabulary = typeof VOCABULARY & { reportReason: typeof REPORT_REASONS; mail: typeof MAIL_CHOICES };
type Known = keyof typeof VOCABULARY;
type Brought = Exclude<keyof Vocabulary, Known>;

/** Labels of the shared enumerations in the language shown. */
export function useVocabulary() {
  const translated = useTranslation<Readonly<Record<keyof Vocabulary, Readonly<Record<string, string>>>>>('vocabulary');
  const optionsOf = <V extends string>(name: keyof Vocabulary, list: readonly Option<V>[]): Option<V>[] =>
    list.map(({ value, label }) => ({ value, label: translated?.[name][value] ?? label }));
  return {
    label: (name: Known, value: string): string => translated?.[name][value] ?? labelOf(VOCABULARY[name], value),
    options: (name: Known): Option[] => optionsOf(name, VOCABULARY[name]),
    broughtOptions: <V extends string>(name: Brought, list: readonly Option<V>[]) => optionsOf(name, list),
  };
}
