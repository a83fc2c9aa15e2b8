import { getTranslation, useLanguage } from '@kalyanam/web/i18n/language';
import { AS_WRITTEN, type ReadNames } from '@kalyanam/shared/topics/speech/read-names';

/** A sentence of the server or of a shared rule in the language that is shown; in English where there is none. */
export const said = (english: string): string =>
  (getTranslation('sentences') as Readonly<Record<string, string>> | undefined)?.[english] ?? english;

/** What families write, as the language of this moment has it: the tables come with the Telugu texts of the verification screens. */
export const namesNow = (): ReadNames => (getTranslation('names') as ReadNames | undefined) ?? AS_WRITTEN;

export function useNames(): ReadNames {
  useLanguage();
  return namesNow();
}
