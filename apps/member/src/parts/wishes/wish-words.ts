import { DISTRICTS } from '@kalyanam/shared/base/domain/districts';
import { heightLabel } from '@kalyanam/shared/base/vocabulary/height';
import { ABROAD, countryWord, wishSpec, type Span, type WishName } from '@kalyanam/shared/topics/matching/wishes';
import { useFieldWords } from '../details/field-words';
import { useDetailWords } from '../details/words';
import { useProfileWords } from '../../ui/texts/profile';
import { useWishTexts } from './wish-words.en';

const COUNTRY = countryWord('');

/** What a wish is called, and what its words and its whole value say in the language shown. */
export function useWishWords() {
  const texts = useWishTexts();
  const { choice } = useProfileWords();
  const { district, nativeState } = useDetailWords();
  const fields = useFieldWords();
  const names: Partial<Record<WishName, string>> = texts.names;

  /** One of the words that a wish chooses from. */
  const wordOf = (wish: WishName, word: string): string => {
    switch (wish) {
      case 'workPlace':
        if (word === ABROAD) return texts.abroad;
        return word.startsWith(COUNTRY) ? choice('country', word.slice(COUNTRY.length)) : choice('state', word);
      case 'home':
        return word in DISTRICTS ? texts.anywhereIn(nativeState(word)) : district(word);
      case 'settle':
        return texts.settle[word as keyof typeof texts.settle] ?? word;
      case 'drinking':
        return texts.drinking[word as keyof typeof texts.drinking] ?? word;
      case 'children':
        return texts.noChildren;
      case 'smoking':
        return texts.smoking;
      case 'gothra':
        return texts.gothra;
      case 'horoscope':
        return texts.horoscope;
      default: {
        const { field } = wishSpec(wish);
        return field ? fields.wordOf(field, word) : word;
      }
    }
  };

  const valueOf = (wish: WishName, value: Span | string | readonly string[]): string => {
    if (typeof value === 'string') {
      const said = wordOf(wish, value);
      if (wishSpec(wish).kind !== 'at-least') return said;
      return wish === 'income' ? texts.orMore(said) : texts.orHigher(said);
    }
    if (!('from' in value)) return value.map((word) => wordOf(wish, word)).join(', ');
    const { from, to } = value;
    return wish === 'height' ? texts.heights(heightLabel(from), heightLabel(to)) : texts.years(from, to);
  };

  const nameOf = (wish: WishName): string => {
    const { field } = wishSpec(wish);
    return names[wish] ?? (field ? fields.labelOf(field) : wish);
  };

  return { nameOf, wordOf, valueOf };
}
