import { isValueOf } from '@kalyanam/shared/base/vocabulary/option';
import { LANGUAGES, type Language } from '@kalyanam/shared/base/vocabulary/status';

export const LANGUAGE_KEY = 'language';

export const knownLanguage = (value: unknown): Language | null => (isValueOf(LANGUAGES, value) ? value : null);

function remembered(): Language | null {
  try {
    return knownLanguage(localStorage.getItem(LANGUAGE_KEY));
  } catch {
    return null;
  }
}

/** The language that was chosen here, else the browser's first known one. */
export function preferredLanguage(): Language {
  const preferred = navigator.languages.map((tag) => knownLanguage(tag.slice(0, 2)));
  return remembered() ?? preferred.find((language) => language !== null) ?? 'en';
}
