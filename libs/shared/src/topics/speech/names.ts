import type { Language } from '../../base/vocabulary/status.js';
import { cityName } from './city-name.js';
import { gothraName } from './gothra-name.js';
import type { ReadNames } from './read-names.js';
import { subcasteName } from './subcaste-name.js';

/** All tables together: an application fetches this when it needs one. */
export const NAMES: Readonly<Record<Language, ReadNames>> = { en: namesIn('en'), te: namesIn('te') };

function namesIn(language: Language): ReadNames {
  return {
    city: (written) => cityName(written, language),
    subcaste: (written) => subcasteName(written, language),
    gothra: (written) => gothraName(written, language),
  };
}
