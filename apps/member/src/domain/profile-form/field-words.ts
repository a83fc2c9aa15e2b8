import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { ProfileFields } from '@kalyanam/shared/contracts/profile';
import { shownHeight, useDescriptions } from '../../ui/texts/describe';
import { useVocabulary, VOCABULARY, type VocabularyName } from '../../ui/texts/vocabulary';
import { useProfileFormTexts } from './profile-form.en';
import { profileFields, type ProfileValues } from './profile-values';

const isListed = (field: string): field is VocabularyName & keyof ProfileValues => field in VOCABULARY;

/** How a field is called, and its value as a person reads it. */
export function useFieldWords() {
  const texts = useProfileFormTexts();
  const language = useLanguage();
  const { label } = useVocabulary();
  const { workPlace, familyPlace } = useDescriptions();

  const nameOf = (field: keyof ProfileValues): string =>
    field === 'workLocation' ? texts.workHeading : field === 'familyLocation' ? texts.familyHeading : texts[field];

  const valueOf = (field: keyof ProfileFields, value: string): string => {
    if (!value) return '';
    if (isListed(field)) return label(field, value);
    if (field === 'dob') return formatDay(value, language);
    return field === 'height' ? shownHeight(value) : value;
  };

  const wordsOf = (field: keyof ProfileValues, values: ProfileValues): string => {
    const { workLocation, familyLocation } = profileFields(values);
    if (field === 'workLocation') return workPlace(workLocation);
    if (field === 'familyLocation') return familyPlace(familyLocation);
    return valueOf(field, values[field]);
  };

  return { nameOf, valueOf, wordsOf };
}
