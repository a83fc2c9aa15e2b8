import type { DeskRelation } from '@kalyanam/shared/topics/family/desk';
import { useDeskVoteTexts } from './desk-votes.en';

/** C14: which hands of another family opened a number. */
export function HandsLine({ hands }: { hands: readonly DeskRelation[] }) {
  const texts = useDeskVoteTexts();
  return <p className="text-small text-muted">{texts.numberBy(hands.map((one) => texts.relations[one]).join(', '))}</p>;
}
