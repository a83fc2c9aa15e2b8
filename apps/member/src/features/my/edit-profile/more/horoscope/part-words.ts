import { useStarTexts } from '../../../../../parts/stars/stars';
import { useCommonTexts } from '../../../../../ui/texts/common.en';
import type { Draft, Part } from './draft';

/** What a part of the card is called, and what it says. */
export function usePartWords() {
  const texts = useStarTexts();
  const { notGiven } = useCommonTexts();
  const labels: Readonly<Record<Part, string>> = {
    star: texts.star,
    kuja: texts.kuja,
    panchangam: texts.panchangam,
    birth: texts.birth,
    secondSheet: texts.second,
  };
  const wordsOf = (part: Part, draft: Draft): string => {
    switch (part) {
      case 'star':
        return draft.star === ''
          ? notGiven
          : texts.nameOf({ star: Number(draft.star), pada: draft.pada === '' ? null : Number(draft.pada) });
      case 'kuja':
        return draft.kuja === '' ? notGiven : texts.words.kujaStatement[draft.kuja];
      case 'panchangam':
        return draft.panchangam || notGiven;
      case 'birth':
        return draft.born ? [draft.birthTime, draft.place].filter(Boolean).join(', ') || notGiven : notGiven;
      case 'secondSheet':
        return draft.secondSheet ? texts.yes : texts.no;
    }
  };
  return { labelOf: (part: Part): string => labels[part], wordsOf };
}
