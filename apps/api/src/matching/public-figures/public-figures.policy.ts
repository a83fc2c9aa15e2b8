import type { PublicFiguresAnswer } from '@kalyanam/shared/contracts/public-figures';
import { LIMITS } from '@kalyanam/shared/base/limits';
import type { Answer } from '../../platform/http/answer.js';
import type { Counted } from './public-figures.repository.js';

const DAY_MS = 86_400_000;

/** A figure as everyone may see it: none of a small community, and no single registration in a large one. */
export const shownFigure = (count: number): number | null =>
  count < LIMITS.publicFigure.from ? null : count - (count % LIMITS.publicFigure.step);

/** The public figures; nothing about freshness while anyone is listed by their last activity alone (R72). */
export function publicFigures(
  { listed, decisions, takenOver, thisMonth, median, cities, countries, interests, marriages, stories }: Counted,
  now: Date,
): Answer<PublicFiguresAnswer> {
  const shown = shownFigure(listed);
  const promised = listed > 0 && takenOver === 0;
  const told = promised && shown !== null;
  const ended = interests.answered + interests.lapsed;
  return {
    listed: shown,
    decisions: shownFigure(decisions),
    promised,
    confirmedThisMonth: told ? Math.floor((100 * thisMonth) / listed) : null,
    cities: shown && cities,
    countries: shown && countries,
    answered: shownFigure(ended) && Math.floor((100 * interests.answered) / ended),
    marriages,
    stories,
    medianDays: told && median ? Math.floor((now.getTime() - median.getTime()) / DAY_MS) : null,
  };
}
