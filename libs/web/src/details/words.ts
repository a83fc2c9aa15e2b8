/** What the values of the details are called, in the words of one language. */
import { detailSpec, type DetailName } from '@kalyanam/shared/details/details';
import type { en as labels } from '@kalyanam/shared/details/labels.en';
import type { en as districts } from '@kalyanam/shared/domain/districts.en';
import type { VocabularyList } from '@kalyanam/shared/domain/vocabulary';
import type { en as vocabulary } from '@kalyanam/shared/domain/vocabulary.en';

interface Words {
  readonly labels: typeof labels;
  readonly districts: typeof districts;
  readonly vocabulary: typeof vocabulary;
}

/** One of a list's words; what a newer server adds is shown as it comes. */
export const word = (words: Readonly<Record<string, string | undefined>>, value: string): string =>
  words[value] ?? value;

export function detailWords({ labels, districts, vocabulary }: Words) {
  const district = (value: string) => word(districts, value);
  const listed = (list: VocabularyList, value: string) => word(vocabulary[list], value);
  const nativeState = (value: string) => word(labels.nativeState, value);

  /** What one value of a detail says; free text as it was written. */
  const valueOf = (detail: DetailName, value: string): string => {
    const { kind, list } = detailSpec(detail);
    if (kind === 'district') return district(value);
    if (list === 'nativeState') return nativeState(value);
    return list ? listed(list, value) : value;
  };

  return { labels, district, listed, nativeState, valueOf };
}

export type DetailWording = ReturnType<typeof detailWords>;
