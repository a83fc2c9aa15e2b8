import type { NAMES } from '@kalyanam/shared/topics/speech/names';
import type { ReadNames } from '@kalyanam/shared/topics/speech/read-names';
import { createStore, useStore } from '@kalyanam/web/store';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useEffect } from 'react';

const TELUGU = /[\u0c00-\u0c7f]/;

const known = createStore<typeof NAMES | null>(null);

const fetchNames = () =>
  import('@kalyanam/shared/topics/speech/names').then(
    ({ NAMES: names }) => known.set(names),
    () => null,
  );

/** Readers of English need the tables only for what was typed in Telugu. */
const asking = (written: string): string => {
  if (TELUGU.test(written)) void fetchNames();
  return written;
};
const UNTIL_KNOWN: ReadNames = { city: asking, subcaste: asking, gothra: asking };

/** Words that families write, in the language shown; the tables are fetched once Telugu is shown (R88). */
export function useNames(): ReadNames {
  const language = useLanguage();
  const names = useStore(known);
  useEffect(() => {
    if (language === 'te') void fetchNames();
  }, [language]);
  return names?.[language] ?? UNTIL_KNOWN;
}
