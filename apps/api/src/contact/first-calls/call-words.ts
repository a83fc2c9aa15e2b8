import { ZONE_WORDS as EN } from '@kalyanam/shared/topics/calls/zone-words.en';
import { ZONE_WORDS as TE } from '@kalyanam/shared/topics/calls/zone-words.te';
import type { CallZone } from '@kalyanam/shared/topics/calls/zones';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';

/** What mails and calendars say of a call. */
interface CallWords {
  readonly zones: Readonly<Record<CallZone, string>>;
  readonly title: (other: string) => string;
  readonly text: string;
}

export const CALL_WORDS: Readonly<Record<Language, CallWords>> = {
  en: {
    zones: EN,
    title: (other) => `Kalyanam: first call with the family of ${other}`,
    text: 'The page of this call shows who calls, and the number. Have someone from your family with you. Never send money or documents; if someone asks for money, report it and call 1930.',
  },
  te: {
    zones: TE,
    title: (other) => `కళ్యాణం: ${other} గారి కుటుంబంతో మొదటి ఫోన్ కాల్`,
    text: 'ఎవరు ఎవరికి ఫోన్ చేయాలో, నంబరు ఏమిటో ఈ కాల్ పేజీలో ఉంటుంది. కుటుంబ సభ్యులను పక్కన ఉంచుకోండి. డబ్బు గానీ పత్రాలు గానీ పంపవద్దు; ఎవరైనా డబ్బు అడిగితే ఫిర్యాదు చేసి 1930కి ఫోన్ చేయండి.',
  },
};
