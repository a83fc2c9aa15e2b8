import type { HandView } from '@kalyanam/shared/contracts/hands';
import { useDeskTexts } from './desk.en';

/** "by NAME (mother)"; of a hand that has left the relation alone. */
export function useByHand() {
  const texts = useDeskTexts();
  return ({ name, relation }: HandView): string =>
    name === null ? texts.byRelation(texts.relations[relation]) : texts.byHand(name, texts.relations[relation]);
}
