import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { createStore, useStore } from '../store';
import { knownLanguage, LANGUAGE_KEY, preferredLanguage } from './preferred-language';

/** Catalogues by name, in a language other than English. */
type Translations = Readonly<Record<string, unknown>>;
type Loaders = Readonly<Record<Exclude<Language, 'en'>, () => Promise<Translations>>>;

interface Shown {
  readonly language: Language;
  readonly translations: Translations;
}

const shown = createStore<Shown>({ language: 'en', translations: {} });
let wanted: Language = 'en';
let loaders: Loaders | null = null;

/** English is in the page's own code and shows immediately; another language shows when its texts are there. */
async function show(language: Language) {
  wanted = language;
  try {
    const translations = language === 'en' ? {} : ((await loaders?.[language]()) ?? {});
    if (wanted !== language) return;
    document.documentElement.lang = language;
    shown.set({ language, translations });
  } finally {
    // Texts that did not arrive leave the page as it was.
    if (wanted === language) wanted = getLanguage();
  }
}

export const getTranslation = (name: string): unknown => shown.get().translations[name];

/** Shows a language and remembers it; rejects where its texts do not arrive. */
export async function setLanguage(language: Language): Promise<void> {
  await show(language);
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    return;
  }
}

/** Shows the language that this visitor prefers; follows changes made in other tabs. */
export function startLanguage(translations: Loaders): Promise<void> {
  loaders = translations;
  window.addEventListener('storage', (event) => {
    const language = event.key === LANGUAGE_KEY ? knownLanguage(event.newValue) : null;
    if (language) void show(language).catch(() => null);
  });
  return show(preferredLanguage());
}

/** Texts that are at hand, for an application that settles itself which language it shows where. */
export const showTranslations = (language: Language, translations: Translations) =>
  shown.set({ language, translations });

/** What this visitor reads: also before its texts have arrived. */
export const readLanguage = (): Language => (loaders ? wanted : preferredLanguage());

/** Outside of components, at this moment. */
export const getLanguage = (): Language => shown.get().language;

export const subscribeLanguage = shown.subscribe;

export const useLanguage = (): Language => useStore(shown).language;
