import { wallTime } from '@kalyanam/shared/topics/calls/zoned-time';
import { momentFormat } from '@kalyanam/shared/base/moment-words';
import { sayMoment } from '@kalyanam/shared/topics/speech/say-moment';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { display } from '../../session/display';
import { ZONE_WORDS as en } from '@kalyanam/shared/topics/calls/zone-words.en';
import { INDIA_ZONE, type CallZone } from '@kalyanam/shared/topics/calls/zones';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { defineTexts } from '@kalyanam/web/i18n/texts';

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

/** Sun, by the clocks of the zone. */
export const weekdayIn = (zone: string, moment: string, language: Language): string =>
  momentFormat(language, { weekday: 'short', timeZone: zone })(moment);

/** YYYY-MM-DD, by the clocks of the zone. */
export const dayIn = (zone: string, moment: string): string => wallTime(new Date(moment), zone).date;

/** Sun 29, of a day on the calendar. */
export const shortDay = (date: string, language: Language): string =>
  `${weekdayIn('UTC', `${date}T12:00:00Z`, language)} ${Number(date.slice(-2))}`;

/** 10:00 am, of a half hour as it is chosen. */
export const halfHour = (time: string, language: Language): string =>
  momentFormat(language, { timeStyle: 'short', timeZone: 'UTC' })(`2026-01-01T${time}:00Z`);

/** The time zone of this phone; null where the browser names a zone that its own tables do not know. */
export function phoneZone(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    wallTime(new Date(), timeZone);
    return timeZone;
  } catch {
    return null;
  }
}

/** The zone of this phone where its clock shows another time at that moment than the clocks of the zone. */
export function otherClock(zone: string, slot: string): string | null {
  const phone = phoneZone();
  const shown = (where: string): string => Object.values(wallTime(new Date(slot), where)).join(' ');
  return phone && shown(phone) !== shown(zone) ? phone : null;
}

export const useZoneWords = defineTexts('zoneWords', en);

/** Chrome's name for the zone of India. */
const OLD_INDIA = 'Asia/Calcutta';

/** The name of a zone, by its places; none for one that only a phone abroad has. */
export function useZoneName() {
  const words = useZoneWords();
  return (zone: string): string | undefined => words[(zone === OLD_INDIA ? INDIA_ZONE : zone) as CallZone];
}

/** The first place of its name: Dallas. */
export function useShortZone() {
  const nameOf = useZoneName();
  return (zone: string): string =>
    nameOf(zone)?.split(/[,(]/)[0]?.trim() ?? zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
}

/** A time by the clocks of the own zone, which is named where this phone shows another time. */
export function useNamedTime() {
  const words = useZoneWords();
  const language = useLanguage();
  return (zone: CallZone, slot: string): string =>
    otherClock(zone, slot) ? `${timeIn(zone, slot, language)} (${words[zone]})` : timeIn(zone, slot, language);
}
