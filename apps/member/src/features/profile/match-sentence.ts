import type { MatchItem } from '@kalyanam/shared/contracts/wishes';
import type { en } from './why-match.en';

export type Judgement = MatchItem['judged'];

interface MatchWords {
  /** What the wish is called. */
  name: string;
  /** What the profile says about it; empty where it says nothing to this viewer. */
  fact: string;
  /** What was wished. */
  wish: string;
}

/** One judged wish in one sentence, in words that are already in the reader's language. */
export function matchSentence(
  judged: Judgement,
  { name, fact, wish }: MatchWords,
  texts: Pick<typeof en, 'said' | 'unsaid' | 'unknown'>,
): string {
  if (judged === 'unknown') return texts.unknown(name);
  return fact === '' ? texts.unsaid(name, wish) : texts.said(name, fact, wish);
}
