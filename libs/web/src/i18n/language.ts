import { isValueOf } from '@kalyanam/shared/vocabulary/option';
import { LANGUAGES, type Language } from '@kalyanam/shared/vocabulary/status';
import { createStore, useStore } from '../store';

const KEY = 'language';
const shown = createStore<Language>('en');

const known = (value: unknown): Language | null => (isValueOf(LANGUAGES, value) ? value : null);

function remembered(): Language | null {
  try {
    return known(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

function show(language: Language) {
  document.documentElement.lang = language;
  shown.set(language);
}

export const getLanguage = shown.get;

export function setLanguage(language: Language) {
  show(language);
  try {
    localStorage.setItem(KEY, language);
  } catch {
    return;
  }
}

/** Shows the remembered language, else the browser's first known one; follows changes made in other tabs. */
export function startLanguage() {
  const wanted = navigator.languages.map((tag) => known(tag.slice(0, 2)));
  show(remembered() ?? wanted.find((language) => language !== null) ?? 'en');
  window.addEventListener('storage', (event) => {
    const language = event.key === KEY ? known(event.newValue) : null;
    if (language) show(language);
  });
}

export const useLanguage = (): Language => useStore(shown);
