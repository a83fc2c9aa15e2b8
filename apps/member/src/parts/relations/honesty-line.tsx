import type { Honesty } from '@kalyanam/shared/topics/interests/honesty';
import { useAnswerTexts } from './answers.en';

/** How a member answers interests, in the words that others read. */
export function useHonestyWords() {
  const { rates, speeds } = useAnswerTexts();
  return ({ rate, speed }: Honesty): string => [rate && rates[rate], speed && speeds[speed]].filter(Boolean).join(', ');
}

export function HonestyLine({ honesty }: { honesty: Honesty }) {
  const wordsOf = useHonestyWords();
  return <p className="text-small text-muted">{wordsOf(honesty)}</p>;
}
