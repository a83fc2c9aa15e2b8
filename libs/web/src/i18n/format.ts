import type { Language } from '@kalyanam/shared/vocabulary/status';

const LOCALE: Record<Language, string> = { en: 'en-IN', te: 'te-IN' };

export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(LOCALE[language], { numberingSystem: 'latn' }).format(value);

/** A moment (ISO text) as a day in India time. */
export const formatDay = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(moment));

/** The same with the time of day. */
export const formatMoment = (moment: string, language: Language): string =>
  `${formatDay(moment, language)}, ${new Intl.DateTimeFormat(LOCALE[language], {
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(moment))}`;

export const monthNames = (language: Language): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(LOCALE[language], { month: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2000, month)),
    ),
  );
