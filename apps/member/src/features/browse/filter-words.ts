import { useVocabulary } from '../../ui/texts/vocabulary';
import { useBrowseTexts } from './browse.en';
import type { FilterName } from './filters';

/** What a filter's chip says. */
export function useFilterWords() {
  const texts = useBrowseTexts();
  const { label } = useVocabulary();
  const words: Record<FilterName, (value: string) => string> = {
    lookingFor: (value) => label('lookingFor', { female: 'bride', male: 'groom' }[value] ?? value),
    birthYearFrom: texts.bornFrom,
    birthYearTo: texts.bornTo,
    maritalStatus: (value) => label('maritalStatus', value),
    workState: (value) => texts.worksIn(label('state', value)),
    workCity: texts.worksIn,
    workCountry: (value) => texts.worksIn(label('country', value)),
    familyState: (value) => texts.familyIn(label('state', value)),
    familyCity: texts.familyIn,
    incomeFrom: (value) => texts.earnsFrom(label('annualIncome', value)),
    incomeTo: (value) => texts.earnsTo(label('annualIncome', value)),
  };
  return (name: FilterName, value: string) => words[name](value);
}
