/** What the values of the details are called, in the words of one language. */
import { detailSpec, type DetailName } from './details.js';
import type { en as labels } from './detail-labels.en.js';
import type { en as districts } from '../../base/domain/districts.en.js';
import type { VocabularyList } from '../../base/domain/vocabulary.js';
import type { en as vocabulary } from '../../base/domain/vocabulary.en.js';
import type { ReadNames } from '../speech/read-names.js';

interface Words {
  readonly labels: typeof labels;
  readonly districts: typeof districts;
  readonly vocabulary: typeof vocabulary;
}

/** One of a list's words; what a newer server adds is shown as it comes. */
export const word = (words: Readonly<Record<string, string | undefined>>, value: string): string =>
  words[value] ?? value;

export function detailWords({ labels, districts, vocabulary }: Words, { city }: Pick<ReadNames, 'city'>) {
  const district = (value: string) => word(districts, value);
  const listed = (list: VocabularyList, value: string) => word(vocabulary[list], value);
  const nativeState = (value: string) => word(labels.nativeState, value);

  /** What one value of a detail says; free text as it was written, but for the names of towns. */
  const valueOf = (detail: DetailName, value: string): string => {
    const { kind, list, place } = detailSpec(detail);
    if (place) return city(value);
    if (kind === 'district') return district(value);
    if (list === 'nativeState') return nativeState(value);
    return list ? listed(list, value) : value;
  };

  return { labels, city, district, listed, nativeState, valueOf };
}

export type DetailWording = ReturnType<typeof detailWords>;
