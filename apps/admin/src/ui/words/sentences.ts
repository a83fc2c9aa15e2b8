import { getTranslation } from '@kalyanam/web/i18n/language';

/** A sentence of the server or of a shared rule in the language that is shown; in English where there is none. */
export const said = (english: string): string =>
  (getTranslation('sentences') as Readonly<Record<string, string>> | undefined)?.[english] ?? english;
