/** Dates and times of day as they are written. English is as Intl writes it; Telugu has its own order. */
import type { Language } from './vocabulary/status.js';

export const LOCALE: Readonly<Record<Language, string>> = { en: 'en-IN', te: 'te-IN' };

export type PartOfDay = 'dawn' | 'morning' | 'afternoon' | 'evening' | 'night';

export const TE_PARTS_OF_DAY: Readonly<Record<PartOfDay, string>> = {
  dawn: 'తెల్లవారుజామున',
  morning: 'ఉదయం',
  afternoon: 'మధ్యాహ్నం',
  evening: 'సాయంత్రం',
  night: 'రాత్రి',
};

/** @param hour 0 to 23 */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 3 || hour >= 20) return 'night';
  if (hour < 5) return 'dawn';
  if (hour < 12) return 'morning';
  return hour < 16 ? 'afternoon' : 'evening';
}

/**
 * Writes moments by the clocks of a zone. Telugu has no comma in a date, because a suffix follows it (29 నవంబర్ 2026న), and
 * the part of the day before the hour: 29 నవంబర్ 2026, ఆదివారం, ఉదయం 10:00.
 */
export function momentFormat(language: Language, options: Intl.DateTimeFormatOptions & { timeZone: string }) {
  const format = new Intl.DateTimeFormat(LOCALE[language], {
    numberingSystem: 'latn',
    ...options,
    ...(language === 'te' && { hourCycle: 'h23' }),
  });
  return (moment: string | Date): string =>
    language === 'te' ? inTelugu(format.formatToParts(new Date(moment))) : format.format(new Date(moment));
}

function inTelugu(parts: readonly Intl.DateTimeFormatPart[]): string {
  const values: Partial<Record<string, string>> = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const { day, month, year, weekday, hour, minute = '00' } = values;
  const date = [day, month, year].filter(Boolean).join(' ');
  const time = hour && `${TE_PARTS_OF_DAY[partOfDay(Number(hour))]} ${Number(hour) % 12 || 12}:${minute}`;
  return [date, weekday, time].filter(Boolean).join(', ');
}
