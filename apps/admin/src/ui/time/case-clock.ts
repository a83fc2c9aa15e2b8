/** The clock of a case starts when it enters the queue; the owner's settings say when it is due and late. */
import type { TeamSettings } from '@kalyanam/shared/team/settings';
import { useUiTexts } from '../words/ui.en';

type Urgency = 'fresh' | 'due' | 'late';

interface CaseClock {
  urgency: Urgency;
  /** Time waited, as short as a chip: '46 h', '4 d'. */
  waited: string;
  /** The same in words, with what it means. */
  words: string;
}

const HOUR_MS = 3_600_000;

export function caseClock(
  enteredAt: string,
  now: Date,
  { dueHours: from, lateHours: to }: Pick<TeamSettings, 'dueHours' | 'lateHours'>,
): CaseClock {
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(enteredAt)) / HOUR_MS));
  const { clock } = useUiTexts.now();
  const waited = hours < 100 ? clock.hours(hours) : clock.days(Math.floor(hours / 24));
  if (hours < from) return { urgency: 'fresh', waited, words: clock.fresh(hours, from) };
  if (hours < to) return { urgency: 'due', waited, words: clock.due(hours, to - hours) };
  return { urgency: 'late', waited, words: clock.late(hours, to) };
}
