/** What the values of the details are called. Each screen that shows them fetches these words; Telugu ones in a file of their own. */
import { createStore, useStore } from '@kalyanam/web/store';
import { getLanguage, useLanguage } from '@kalyanam/web/i18n/language';
import { detailSpec, wordsOf, type DetailName } from '@kalyanam/shared/details/details';
import { VOCABULARY, type VocabularyList } from '@kalyanam/shared/domain/vocabulary';
import type { Option } from '@kalyanam/shared/vocabulary/option';
import { useEffect } from 'react';
import { en, type DetailWords } from './words-en';

const telugu = createStore<DetailWords | null>(null);

const fetchTelugu = async () => {
  if (telugu.get() === null) telugu.set((await import('./words-te')).te);
};

/** Resolves when a screen may show them in its language; a failure leaves English, and the next screen asks again. */
export const detailWordsReady = async (): Promise<void> => {
  if (getLanguage() === 'te') await fetchTelugu().catch(() => null);
};

type Words = Readonly<Record<string, string | undefined>>;

/** One of a list's words; what a newer server adds is shown as it comes. */
const word = (words: Words, value: string): string => words[value] ?? value;

export function useDetailWords() {
  const isTelugu = useLanguage() === 'te';
  const known = useStore(telugu);
  useEffect(() => {
    if (isTelugu) fetchTelugu().catch(() => null);
  }, [isTelugu]);
  const words = (isTelugu && known) || en;

  const district = (value: string) => word(words.districts, value);
  const listed = (list: VocabularyList, value: string) => word(words.vocabulary[list], value);
  const nativeState = (value: string) => word(words.labels.nativeState, value);

  /** What one value of a detail says; free text as it was written. */
  const valueOf = (detail: DetailName, value: string): string => {
    const { kind, list } = detailSpec(detail);
    if (kind === 'district') return district(value);
    if (list === 'nativeState') return nativeState(value);
    return list ? listed(list, value) : value;
  };

  const optionsOf = (detail: DetailName): Option[] =>
    wordsOf(detail).map((value) => ({ value, label: valueOf(detail, value) }));

  const optionsOfList = (list: VocabularyList): Option[] =>
    VOCABULARY[list].map((value) => ({ value, label: listed(list, value) }));

  return {
    labels: words.labels,
    district,
    listed,
    nativeState,
    subcaste: (value: string) => word(words.subcastes, value),
    valueOf,
    optionsOf,
    optionsOfList,
  };
}
