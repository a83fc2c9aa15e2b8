import type { ProfileFields } from '@kalyanam/shared/profile/fields';
import { FIELD_NAMES } from '@kalyanam/shared/profile/fields';
import { en } from '@kalyanam/shared/profile/labels.en';
import { te } from '@kalyanam/shared/profile/labels.te';
import { profileWords } from '@kalyanam/shared/profile/words';
import { te as teCities } from '@kalyanam/shared/vocabulary/city-names.te';
import type { Language } from '@kalyanam/shared/vocabulary/status';
import { dayWords } from '../common/day-words.js';

const CITIES: Readonly<Record<string, string>> = teCities;
const inTelugu = profileWords(te.options, dayWords('te'), (city) => CITIES[city] ?? city);
const inEnglish = profileWords(null, dayWords('en'));

/** Everything that was entered, a line a field, for the mail that asks whether it is right. */
export function enteredFacts(profile: ProfileFields, language: Language): string {
  const labels = language === 'te' ? te.fields : en.fields;
  const { wordsOf } = language === 'te' ? inTelugu : inEnglish;
  return FIELD_NAMES.map((field) => [labels[field], wordsOf(field, profile)] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n');
}
