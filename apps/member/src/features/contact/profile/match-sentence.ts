import type { MatchItem } from '@kalyanam/shared/contracts/wishes';
import { wishSpec } from '@kalyanam/shared/topics/matching/wishes';
import type { en } from './why-match.en';

export type Judgement = MatchItem['judged'];

interface MatchWords {
  /** The name of the wish. */
  name: string;
  /** The profile's value; empty where this viewer may not read it. */
  fact: string;
  /** The wished value. */
  wished: string;
}

/** One judged wish in one sentence, in words that are already in the reader's language. */
export function matchSentence(
  { wish, judged }: Pick<MatchItem, 'wish' | 'judged'>,
  { name, fact, wished }: MatchWords,
  bothVerified: boolean,
  texts: Pick<typeof en, 'said' | 'unsaid' | 'unknown' | 'locked' | 'cannotTell' | 'unsure'>,
): string {
  if (judged !== 'unknown') return fact === '' ? texts.unsaid(name, wished) : texts.said(name, fact, wished);
  if (!bothVerified && wishSpec(wish).verifiedOnly) return texts.locked(name);
  if (wish === 'gothra') return texts.cannotTell(name);
  return fact === '' ? texts.unknown(name) : texts.unsure(name, fact);
}
