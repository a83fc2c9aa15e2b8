import { wallTime } from '@kalyanam/shared/calls/zoned-time';
import type { Language } from '@kalyanam/shared/vocabulary/status';

const LOCALE: Record<Language, string> = { en: 'en-IN', te: 'te-IN' };

/** Sunday, 29 November, 10:00; the clocks are those of the zone. */
export function timeIn(zone: string, slot: string, language: Language): string {
  const moment = new Date(slot);
  const day = new Intl.DateTimeFormat(LOCALE[language], {
    ...{ weekday: 'long', day: 'numeric', month: 'long', numberingSystem: 'latn', timeZone: zone },
  }).format(moment);
  return `${day}, ${wallTime(moment, zone).time}`;
}
