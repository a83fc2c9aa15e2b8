/** The language of the verification screens, which this browser remembers; the other pages are in English. */
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { showTranslations } from '@kalyanam/web/i18n/language';
import { createStore, useStore } from '@kalyanam/web/store';
import { useLayoutEffect } from 'react';
import { rememberedChoice } from '../form/remembered';
import { toast } from '../feedback/toast';

/** Catalogues by name. */
type Texts = Readonly<Record<string, unknown>>;

interface Arrived {
  language: Language;
  texts: Texts;
}

export const teamLanguage = rememberedChoice<Language>('admin-desk-language', ['en', 'te']);

const ENGLISH: Arrived = { language: 'en', texts: {} };
const PAGE_LANGUAGE: Record<Language, string> = { en: 'en-IN', te: 'te' };

const arrived = createStore(ENGLISH);
let loadTelugu: (() => Promise<Texts>) | null = null;

async function fetchTexts() {
  const language = teamLanguage.get();
  try {
    const texts = language === 'te' ? await loadTelugu?.() : undefined;
    if (teamLanguage.get() === language) arrived.set(texts ? { language, texts } : ENGLISH);
  } catch {
    toast('Couldn’t load the Telugu texts. Please reload the page to try again.', 'problem');
  }
}

/** Resolves when the texts of the chosen language are there; follows later choices, also those in other tabs. */
export function startTeamLanguage(telugu: () => Promise<Texts>): Promise<void> {
  loadTelugu = telugu;
  teamLanguage.subscribe(() => void fetchTexts());
  return fetchTexts();
}

/** While a verification screen is open, it and what lies over it speak the chosen language. */
export function useTeamLanguage() {
  const { language, texts } = useStore(arrived);
  useLayoutEffect(() => {
    showTranslations(language, texts);
    document.documentElement.lang = PAGE_LANGUAGE[language];
    return () => {
      showTranslations('en', {});
      document.documentElement.lang = PAGE_LANGUAGE.en;
    };
  }, [language, texts]);
}

/** A catalogue that is shown on every page, such as the names in the navigation; undefined in English. */
export const useTeamTexts = <T>(name: string): T | undefined => useStore(arrived).texts[name] as T | undefined;
