import { getTranslation, useLanguage } from './language';

/**
 * A catalogue: sentences, or functions from their parts to a sentence. English is the source;
 * `const te: typeof en` makes a missing or misshapen translation a compile error.
 */
export type Catalogue = { readonly [key: string]: Sentence | Catalogue };
type Sentence = string | ((...parts: never[]) => unknown);

/** The hook of a catalogue: its sentences in the language shown. `name` is the catalogue's in the translations. */
export function defineTexts<C extends Catalogue>(name: string, en: C) {
  /** Outside of components, at this moment. */
  const now = () => (getTranslation(name) as C | undefined) ?? en;
  function useTexts(): C {
    useLanguage();
    return now();
  }
  return Object.assign(useTexts, { now });
}

/** What only translations hold, because English has it elsewhere. */
export function useTranslation<T>(name: string): T | undefined {
  useLanguage();
  return getTranslation(name) as T | undefined;
}
