import { useDetailTexts } from '../../../../parts/details/details.en';
import { isOwnWords } from '@kalyanam/shared/topics/profile/detail-facts';
import { siblingLines } from '@kalyanam/shared/topics/profile/sibling-lines';
import { useDetailWords } from '../../../../parts/details/words';
import { useCommonTexts } from '../../../../ui/texts/common.en';
import { sentSiblings, type DetailValues, type Part } from './detail-values';

/** Whether what a part says is in words of the family. */
export const saysOwnWords = (part: Part): boolean => part === 'siblings' || isOwnWords(part);

/** What a part of the form is called and says. */
export function usePartWords() {
  const { labels, city, valueOf } = useDetailWords();
  const { notGiven } = useCommonTexts();
  const texts = useDetailTexts();
  const labelOf = (part: Part): string => (part === 'siblings' ? labels.siblings : labels.details[part]);
  const said = (part: Part, values: DetailValues): string => {
    if (part === 'siblings') return siblingLines(sentSiblings(values), texts, city).join('. ');
    if (part === 'languages') return values.languages.map((one) => valueOf(part, one)).join(', ');
    return values[part] && valueOf(part, values[part]);
  };
  return { labelOf, saidOf: said, wordsOf: (part: Part, values: DetailValues) => said(part, values) || notGiven };
}
