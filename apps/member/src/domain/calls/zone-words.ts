import { ZONE_WORDS as en } from '@kalyanam/shared/calls/zone-words.en';
import { defineTexts } from '@kalyanam/web/i18n/texts';

export const useZoneWords = defineTexts('zoneWords', en);
