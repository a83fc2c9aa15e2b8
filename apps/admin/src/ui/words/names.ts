import { AS_WRITTEN, type ReadNames } from '@kalyanam/shared/topics/speech/read-names';
import { getTranslation, useLanguage } from '@kalyanam/web/i18n/language';

/** What families write, as the language of this moment has it: the tables come with the Telugu texts of the verification screens. */
export const namesNow = (): ReadNames => (getTranslation('names') as ReadNames | undefined) ?? AS_WRITTEN;

export function useNames(): ReadNames {
  useLanguage();
  return namesNow();
}
