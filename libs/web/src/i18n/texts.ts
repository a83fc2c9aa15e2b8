import type { Language } from '@kalyanam/shared/vocabulary/status';
import { getLanguage, useLanguage } from './language';

/**
 * A catalogue: sentences, or functions from their parts to a sentence. English is the source;
 * `const te: typeof en` makes a missing or misshapen translation a compile error.
 */
export type Catalogue = { readonly [key: string]: Sentence | Catalogue };
type Sentence = string | ((...parts: never[]) => string);

export type Texts<C extends Catalogue> = Readonly<Record<Language, C>>;

export const defineTexts = <C extends Catalogue>(en: C, te: NoInfer<C>): Texts<C> => ({ en, te });

/** The catalogue of the language shown. */
export const useTexts = <C extends Catalogue>(texts: Texts<C>): C => texts[useLanguage()];

/** The same outside of components, at this moment. */
export const textsNow = <C extends Catalogue>(texts: Texts<C>): C => texts[getLanguage()];
