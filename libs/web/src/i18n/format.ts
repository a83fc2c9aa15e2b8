import { LOCALE, momentFormat } from '@kalyanam/shared/base/moment-words';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';

const numbers: Partial<Record<Language, Intl.NumberFormat>> = {};

/** 1,00,000. The first formatter of a page costs a slow phone 60 ms, which small whole numbers need not wait for. */
export const formatNumber = (value: number, language: Language): string =>
  Number.isInteger(value) && value >= 0 && value < 1000
    ? String(value)
    : (numbers[language] ??= new Intl.NumberFormat(LOCALE[language], { numberingSystem: 'latn' })).format(value);

/** R41: moments are shown in the time of India. */
export const indiaTime = (language: Language, options: Intl.DateTimeFormatOptions) =>
  momentFormat(language, { ...options, timeZone: 'Asia/Kolkata' });

/** 19 November 2026 */
export const formatDay = (moment: string, language: Language): string =>
  indiaTime(language, { dateStyle: 'long' })(moment);

/** The same with the time of day. */
export const formatMoment = (moment: string, language: Language): string =>
  `${formatDay(moment, language)}, ${indiaTime(language, { timeStyle: 'short' })(moment)}`;

const STEPS: readonly [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** 2 hours ago */
export function formatAgo(moment: string, now: Date, language: Language): string {
  const seconds = Math.max(0, (now.getTime() - new Date(moment).getTime()) / 1000);
  const [unit, length] = STEPS.find(([, size]) => seconds >= size) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat(LOCALE[language], { numeric: 'auto' }).format(-Math.floor(seconds / length), unit);
}
