import type { Language } from './vocabulary/status.js';

/** One name in both languages, and its other spellings. */
export type Spellings = readonly [en: string, te: string, ...others: string[]];

const TELUGU = /[\u0c00-\u0c7f]/;

const isForeign = (text: string, language: Language): boolean => TELUGU.test(text) !== (language === 'te');

/** Looks names of one kind up by any of their spellings; of two with the same key the first is taken. */
export function nameLookup(table: readonly Spellings[], keyOf: (text: string) => string) {
  const known: Partial<Record<Language, ReadonlyMap<string, string>>> = {};

  function namesIn(language: Language): ReadonlyMap<string, string> {
    const names = new Map<string, string>();
    for (const row of table)
      for (const key of row.filter((spelling) => isForeign(spelling, language)).map(keyOf))
        if (!names.has(key)) names.set(key, row[language === 'te' ? 1 : 0]);
    return names;
  }

  /** Text already in the letters of the language, or in no table, stays as it was written. */
  return (written: string, language: Language): string => {
    if (!isForeign(written, language)) return written;
    known[language] ??= namesIn(language);
    return known[language].get(keyOf(written)) ?? written;
  };
}
