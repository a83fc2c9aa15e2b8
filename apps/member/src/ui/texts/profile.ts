import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { defineTexts, useTranslation } from '@kalyanam/web/i18n/texts';
import { profileWords } from '@kalyanam/shared/topics/profile/words';
import type { OptionLabels } from '@kalyanam/shared/topics/profile/labels';
import { en } from '@kalyanam/shared/topics/profile/labels.en';
import { useNames } from './names';

const useLabels = defineTexts('profileLabels', en);

/** The labels and values of a profile's fields, in the language shown. */
export function useProfileWords() {
  const labels = useLabels();
  const language = useLanguage();
  const translated = useTranslation<{ options: OptionLabels }>('profileLabels');
  const names = useNames();
  return {
    labels,
    ...profileWords(translated?.options ?? null, (day) => formatDay(day, language), names),
  };
}
