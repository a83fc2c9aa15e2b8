import { momentFormat } from '@kalyanam/shared/moment-words';
import type { Language } from '@kalyanam/shared/vocabulary/status';

/** Writes a day of India as people say it: 19 November 2026. */
export const dayWords = (language: Language) => momentFormat(language, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
