/** What the values of the details are called. Each screen that shows them fetches these words; Telugu ones in a file of their own. */
import { detailWords, word } from '@kalyanam/shared/details/detail-words';
import { createStore, useStore } from '@kalyanam/web/store';
import { getLanguage, useLanguage } from '@kalyanam/web/i18n/language';
import { wordsOf, type DetailName } from '@kalyanam/shared/details/details';
import { VOCABULARY, type VocabularyList } from '@kalyanam/shared/domain/vocabulary';
import type { Option } from '@kalyanam/shared/vocabulary/option';
import { useEffect } from 'react';
import { useNames } from '../../ui/texts/names';
import { en, type DetailWords } from './words-en';

const telugu = createStore<DetailWords | null>(null);

const fetchTelugu = async () => {
  if (telugu.get() === null) telugu.set((await import('./words-te')).te);
};

/** Resolves when a screen may show them in its language; a failure leaves English, and the next screen asks again. */
export const detailWordsReady = async (): Promise<void> => {
  if (getLanguage() === 'te') await fetchTelugu().catch(() => null);
};

export function useDetailWords() {
  const isTelugu = useLanguage() === 'te';
  const known = useStore(telugu);
  useEffect(() => {
    if (isTelugu) fetchTelugu().catch(() => null);
  }, [isTelugu]);
  const words = (isTelugu && known) || en;

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
