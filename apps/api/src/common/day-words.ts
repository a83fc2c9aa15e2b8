import type { Language } from '@kalyanam/shared/vocabulary/status';

/** Writes a day of India as people say it: 19 November 2026. */
export const dayWords = (language: Language) => {
  const format = new Intl.DateTimeFormat(`${language}-IN`, {
    dateStyle: 'long',
    numberingSystem: 'latn',
    timeZone: 'Asia/Kolkata',
  });
  return (moment: string | Date): string => format.format(new Date(moment));
};
