/** C15: the parts of a page that have a button next to them: paragraphs, cards, lists of facts, and messages. */
import { sayText } from '@kalyanam/shared/topics/speech/say-text';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { voiceFor } from '../../parts/speech/voices';
import { withoutPersonal } from '../../parts/speech/personal';

const WHOLE = 'article, [role=alert], dl';
const PARTS = `${WHOLE}, p`;
const WITHIN = 'main, [role=dialog], [role=alertdialog]';
/** A button is never inside a link, label or other button, and hidden text is not read. */
const NOT_IN = 'a, button, label, summary, [aria-hidden=true], .sr-only, [inert]';

export const LISTEN = 'data-listen';

const hasWords = (part: HTMLElement) => /\p{L}/u.test(part.textContent);

const holdsFields = (part: Element) => part.querySelector('input, select, textarea') !== null;

/** Read with its container, and not alone. A part with a field in it is not read as a whole: its paragraphs are. */
function standsInWhole(part: HTMLElement): boolean {
  const whole = part.parentElement?.closest<HTMLElement>(WHOLE);
  return whole ? !holdsFields(whole) || standsInWhole(whole) : false;
}

/** A question of the simple wizard, with its answers. */
const QUESTION = '[data-spoken]';

export const spokenParts = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(QUESTION),
  ...[...document.querySelectorAll<HTMLElement>(PARTS)].filter(
    (part) =>
      part.closest(WITHIN) &&
      !part.closest(NOT_IN) &&
      !standsInWhole(part) &&
      !holdsFields(part) &&
      hasWords(part) &&
      isSeen(part),
  ),
];

/** iOS before 17.4 knows only whether there is a box. */
function isSeen(part: HTMLElement): boolean {
  return part.checkVisibility?.({ visibilityProperty: true }) ?? part.getClientRects().length > 0;
}

const TELUGU = /[\u0C00-\u0C7F]/;
const LATIN = /\p{Script=Latin}/u;

/** Figures alone, such as a height beside its name, are read in the language of the page. */
const scriptOf = (sentence: string, language: Language): Language =>
  TELUGU.test(sentence) ? 'te' : LATIN.test(sentence) ? 'en' : language;

const SENTENCE = /(?<=[.!?।])\s+|\n+/;

/** The text of a question and the choices visible at a glance: a long closed list is not read out. */
function textOf(part: HTMLElement): string {
  if (!part.matches(QUESTION)) return part.innerText;
  return [...part.querySelectorAll<HTMLElement>('legend, label, p')].map(({ innerText }) => innerText).join('\n');
}

/** Sentence by sentence, because long ones are cut off by some browsers, and each by a voice that reads its script. */
export function utterancesOf(part: HTMLElement, language: Language, personal: () => ReadonlySet<string>) {
  const text = textOf(part);
  return text.split(SENTENCE).flatMap((sentence) => {
    const voice = voiceFor(scriptOf(sentence, language)) ?? voiceFor(language);
    if (!voice) return [];
    const heard = voice.localService ? sentence : withoutPersonal(sentence, personal());
    const spoken = sayText(heard, voice.lang.toLowerCase().startsWith('te') ? 'te' : 'en').trim();
    return /\p{L}/u.test(spoken) ? [{ text: spoken, voice }] : [];
  });
}
