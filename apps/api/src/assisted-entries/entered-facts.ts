import type { ProfileFields } from '@kalyanam/shared/profile/fields';
import { FIELD_NAMES } from '@kalyanam/shared/profile/fields';
import { en } from '@kalyanam/shared/profile/labels.en';
import { te } from '@kalyanam/shared/profile/labels.te';
import { profileWords } from '@kalyanam/shared/profile/words';
import type { Language } from '@kalyanam/shared/vocabulary/status';

/** Everything that was entered, a line a field, for the mail that asks whether it is right. */
export function enteredFacts(profile: ProfileFields, language: Language): string {
  const labels = language === 'te' ? te.fields : en.fields;
  const { wordsOf } = profileWords(language === 'te' ? te.options : null, (day) => day);
  return FIELD_NAMES.map((field) => [labels[field], wordsOf(field, profile)] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n');
}
