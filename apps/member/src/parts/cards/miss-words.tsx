import type { FirstMiss } from '@kalyanam/shared/contracts/wishes';
import { wishSpec } from '@kalyanam/shared/topics/matching/wishes';
import { useFieldWords } from '../details/field-words';
import { useWishWords } from '../wishes/wish-words';
import { useMissTexts } from './miss-words.en';

/** The first wish that a profile does not fit, with the profile's own word where there is one; a must in amber. */
export function MissWords({ miss: { wish, must, fact } }: { miss: FirstMiss }) {
  const texts = useMissTexts();
  const { nameOf } = useWishWords();
  const { wordOf } = useFieldWords();
  const { field } = wishSpec(wish);
  const habits: Readonly<Record<string, string>> = texts.habits;
  const said =
    field && fact
      ? (habits[`${wish}-${fact}`] ?? texts.is(nameOf(wish), wordOf(field, fact)))
      : texts.isNot(nameOf(wish));
  return <span className={must ? 'text-amber' : ''}>{` · ${said}`}</span>;
}
