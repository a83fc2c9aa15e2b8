import { momentFormat } from '@kalyanam/shared/moment-words';
import { sayMoment } from '@kalyanam/shared/spoken/say-moment';
import type { Language } from '@kalyanam/shared/vocabulary/status';
import { display } from '../../session/display';

/** Sunday, 29 November, 10:00 am; the clocks are those of the zone. */
export function timeIn(zone: string, slot: string, language: Language): string {
  const moment = new Date(slot);
  const say = (how: Intl.DateTimeFormatOptions): string => momentFormat(language, { ...how, timeZone: zone })(moment);
  // C15: Sunday morning at ten, 29 November.
  if (display.get().simple) return `${sayMoment(zone, moment, language)}, ${say({ day: 'numeric', month: 'long' })}`;
  return `${say({ weekday: 'long', day: 'numeric', month: 'long' })}, ${say({ timeStyle: 'short' })}`;
}

/** 10:00 am, as the clocks of the zone show it. */
export const clockIn = (zone: string, moment: string, language: Language): string =>
  momentFormat(language, { timeStyle: 'short', timeZone: zone })(moment);

/** 10:00 am, of a half hour as it is chosen. */
export const halfHour = (time: string, language: Language): string =>
  momentFormat(language, { timeStyle: 'short', timeZone: 'UTC' })(`2026-01-01T${time}:00Z`);
