import { isValueOf } from '@kalyanam/shared/vocabulary/option';
import { LANGUAGES, type Language } from '@kalyanam/shared/vocabulary/status';
import { createStore, useStore } from '../store';

/** Catalogues by name, in a language other than English. */
type Translations = Readonly<Record<string, unknown>>;
type Loaders = Readonly<Record<Exclude<Language, 'en'>, () => Promise<Translations>>>;

interface Shown {
  readonly language: Language;
  readonly translations: Translations;
}

const KEY = 'language';
const shown = createStore<Shown>({ language: 'en', translations: {} });
let wanted: Language = 'en';
let loaders: Loaders | null = null;

const known = (value: unknown): Language | null => (isValueOf(LANGUAGES, value) ? value : null);

function remembered(): Language | null {
  try {
    return known(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** English is in the page's own code and shows at once; another language shows when its texts are there. */
async function show(language: Language) {
  wanted = language;
  const translations = language === 'en' ? {} : ((await loaders?.[language]()) ?? {});
  if (wanted !== language) return;
  document.documentElement.lang = language;
  shown.set({ language, translations });
}

export const getTranslation = (name: string): unknown => shown.get().translations[name];

/** Shows a language and remembers it; rejects where its texts do not arrive. */
export async function setLanguage(language: Language): Promise<void> {
  await show(language);
  try {
    localStorage.setItem(KEY, language);
  } catch {
    return;
  }
}

/** Shows the remembered language, else the browser's first known one; follows changes made in other tabs. */
export function startLanguage(translations: Loaders): Promise<void> {
  loaders = translations;
  window.addEventListener('storage', (event) => {
    const language = event.key === KEY ? known(event.newValue) : null;
    if (language) void show(language).catch(() => null);
  });
  const preferred = navigator.languages.map((tag) => known(tag.slice(0, 2)));
  return show(remembered() ?? preferred.find((language) => language !== null) ?? 'en');
}

export const useLanguage = (): Language => useStore(shown).language;
