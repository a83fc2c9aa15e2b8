/** The clock of a case starts when it enters the queue; when it is due and late stands in the owner's settings. */
import type { DeskSettings } from '@kalyanam/shared/admin/settings';

type Urgency = 'fresh' | 'due' | 'late';

interface CaseClock {
  urgency: Urgency;
  /** Time waited, as short as a chip: '46 h', '4 d'. */
  waited: string;
  /** The same in words, with what it means. */
  words: string;
}

const HOUR_MS = 3_600_000;
const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

export function caseClock(
  enteredAt: string,
  now: Date,
  { dueHours: from, lateHours: to }: Pick<DeskSettings, 'dueHours' | 'lateHours'>,
): CaseClock {
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(enteredAt)) / HOUR_MS));
  const waited = hours < 100 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
  const since = `Waiting ${plural(hours, 'hour')}`;
  if (hours < from) return { urgency: 'fresh', waited, words: `${since}, within the first ${from} hours` };
  if (hours < to) return { urgency: 'due', waited, words: `${since}, due within ${plural(to - hours, 'hour')}` };
  return { urgency: 'late', waited, words: `${since}, over the promised ${to} hours` };
}
