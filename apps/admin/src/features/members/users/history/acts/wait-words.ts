import { isApiError } from '@kalyanam/web/api-error';
import { timeOfDay, shortDayAndTime } from '../../../../../ui/time/india-date';

const DAY_SECONDS = 86_400;

/** Until when a limit refuses, as a time of the day; null where nothing has to be waited for. */
export function waitWords(thrown: unknown, now = new Date()): string | null {
  if (!isApiError(thrown) || !thrown.retryAfter) return null;
  const until = new Date(now.getTime() + thrown.retryAfter * 1000).toISOString();
  const when = thrown.retryAfter < DAY_SECONDS / 2 ? timeOfDay(until) : shortDayAndTime(until);
  return `Not possible before ${when}: ${thrown.message.replace(/\.$/, '')}.`;
}
