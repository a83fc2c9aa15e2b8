import { ZONE_WORDS as en } from '@kalyanam/shared/topics/calls/zone-words.en';
import type { CallZone } from '@kalyanam/shared/topics/calls/zones';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { defineTexts } from '@kalyanam/web/i18n/texts';
import { otherClock, timeIn } from './call-time';

export const useZoneWords = defineTexts('zoneWords', en);

/** A time by the clocks of the own zone, which is named where this phone shows another time. */
export function useNamedTime() {
  const words = useZoneWords();
  const language = useLanguage();
  return (zone: CallZone, slot: string): string =>
    otherClock(zone, slot) ? `${timeIn(zone, slot, language)} (${words[zone]})` : timeIn(zone, slot, language);
}
