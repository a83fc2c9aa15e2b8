import { useSyncExternalStore } from 'react';
import { isValueOf } from '@kalyanam/shared/vocabulary/option';
import { LANGUAGES, type Language } from '@kalyanam/shared/vocabulary/status';

const KEY = 'language';
const listeners = new Set<() => void>();
let current: Language = 'en';

const known = (value: unknown): Language | null => (isValueOf(LANGUAGES, value) ? value : null);

function remembered(): Language | null {
  try {
    return known(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

function show(language: Language) {
  current = language;
  document.documentElement.lang = language;
  listeners.forEach((listener) => listener());
}

export const getLanguage = (): Language => current;

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

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useLanguage = (): Language => useSyncExternalStore(subscribe, getLanguage);
