import { detailWords, word } from '@kalyanam/shared/topics/profile/detail-words';
import { wordsOf, type DetailName } from '@kalyanam/shared/topics/profile/details';
import { VOCABULARY, type VocabularyList } from '@kalyanam/shared/base/domain/vocabulary';
import type { Option } from '@kalyanam/shared/base/vocabulary/option';
import { useNames } from '../../ui/texts/names';
import { useDetailTexts } from './details.en';

export function useDetailWords() {
  const words = useDetailTexts().lists;
  const wording = detailWords(words, useNames());
  const { listed, valueOf } = wording;

  const optionsOf = (detail: DetailName): Option[] =>
    wordsOf(detail).map((value) => ({ value, label: valueOf(detail, value) }));

  const optionsOfList = (list: VocabularyList): Option[] =>
    VOCABULARY[list].map((value) => ({ value, label: listed(list, value) }));

  return {
    ...wording,
    subcaste: (value: string) => word(words.subcastes, value),
    optionsOf,
    optionsOfList,
  };
}
