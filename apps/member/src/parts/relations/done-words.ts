import type { InterestAnswer } from '@kalyanam/shared/contracts/interests';
import { useInterestTexts } from './interest.en';
import type { InterestAct } from './use-interest';

/** What an act on an interest has done, in one sentence. */
export function useDoneWords(name: string) {
  const texts = useInterestTexts();
  return (act: InterestAct, { interest, left }: InterestAnswer): string => {
    if (interest.state === 'accepted') return texts.nowAccepted(name);
    if (act === 'withdraw') return texts.nowWithdrawn;
    return interest.waitsFor ? texts.nowWaits : texts.left(left);
  };
}
