import { NAMES } from '@kalyanam/shared/topics/speech/names';
import { FIELD_NAMES, type ProfileFields } from '@kalyanam/shared/topics/profile/fields';
import { en } from '@kalyanam/shared/topics/profile/labels.en';
import { te } from '@kalyanam/shared/topics/profile/labels.te';
import { profileWords } from '@kalyanam/shared/topics/profile/words';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { dayWords } from '../../platform/time/clock.js';

const inTelugu = profileWords(te.options, dayWords('te'), NAMES.te);
const inEnglish = profileWords(null, dayWords('en'), NAMES.en);

/** Everything that was entered, a line a field, for the mail that asks whether it is right. */
export function enteredFacts(profile: ProfileFields, language: Language): string {
  const labels = language === 'te' ? te.fields : en.fields;
  const { wordsOf } = language === 'te' ? inTelugu : inEnglish;
  return FIELD_NAMES.map((field) => [labels[field], wordsOf(field, profile)] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text}`)
    .join('\n');
}
