/** What a family told beyond the registration, as the team reads it: the rows that members read. */
import { en as facts } from '@kalyanam/shared/topics/profile/detail-facts.en';
import { en as labels } from '@kalyanam/shared/topics/profile/detail-labels.en';
import { en as districts } from '@kalyanam/shared/base/domain/districts.en';
import { en as vocabulary } from '@kalyanam/shared/base/domain/vocabulary.en';
import { detailFacts, type DetailRow, type ShownDetails } from '@kalyanam/shared/topics/profile/detail-facts';
import { detailWords } from '@kalyanam/shared/topics/profile/detail-words';
import { defineTexts } from '@kalyanam/web/i18n/texts';
import type { Fact } from '../list/fact-list';
import { useNames } from './sentences';

const useTexts = defineTexts('detailWords', { facts, labels, districts, vocabulary });

/** What the details are called. */
export const useDetailLabels = () => useTexts().labels;

/** The words of our lists. */
export const useVocabulary = () => useTexts().vocabulary;

const factOf = ([label, value, own = false]: DetailRow): Fact => ({
  label,
  value: typeof value === 'string' ? value : value.join('\n'),
  own,
});

/** In the order of a biodata; a section without details is left out. */
export function useDetailParts(details: ShownDetails): { title: string; facts: Fact[] }[] {
  const texts = useTexts();
  const words = detailWords(texts, useNames());
  const { study, work, plans, family, roots, living, titles } = detailFacts(details, words, texts.facts);
  return [
    { title: titles.study, facts: [...study, ...work, ...plans].map(factOf) },
    { title: titles.family, facts: family.map(factOf) },
    { title: titles.roots, facts: roots.map(factOf) },
    { title: titles.living, facts: living.map(factOf) },
  ].filter((part) => part.facts.length > 0);
}
