import { formatDay, indiaTime } from '@kalyanam/web/i18n/format';
import type { CheckLine } from '@kalyanam/shared/contracts/fact-checks';
import type { CheckFact } from '@kalyanam/shared/base/domain/lists';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import type { en } from './check-words.en';

/** The beginning of a day in India, which is how days are written here. */
export const ofDay = (day: string): string => `${day}T00:00:00+05:30`;

type Unchecked = 'said' | 'unstated';

/** Who someone is and whether two pictures are of one person are findings of the team: a family cannot state them. */
const FINDINGS: Partial<Record<CheckFact, Record<Unchecked, 'notIdentified' | 'notCompared' | 'noPhoto'>>> = {
  identity: { said: 'notIdentified', unstated: 'notIdentified' },
  photo: { said: 'notCompared', unstated: 'noPhoto' },
};

/** One line of "What we checked". */
export function checkSentence(line: CheckLine, words: typeof en, language: Language): string {
  const { state, method, evidence, date } = line;
  const fact = words.facts[line.fact];
  if (state === 'vouched' || state === 'said' || state === 'unstated' || date === null) {
    if (state === 'vouched') return words.vouched(fact);
    const unchecked = state === 'unstated' ? 'unstated' : 'said';
    return words[FINDINGS[line.fact]?.[unchecked] ?? unchecked](fact);
  }
  if (state === 'lapsed') {
    return words.lapsed(fact, indiaTime(language, { month: 'long', year: 'numeric' })(ofDay(date)));
  }
  const day = formatDay(ofDay(date), language);
  if (method === 'code' || method === 'service' || evidence === null)
    return words[method === 'service' ? 'service' : 'code'](fact, day);
  return words[method === 'compared' ? 'compared' : 'seen'](fact, words.documents[evidence], day);
}
