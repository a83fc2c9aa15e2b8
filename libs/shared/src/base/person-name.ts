import { LIMITS } from './limits.js';
import { plainLine } from './plain-text.js';
import type { Language } from './vocabulary/status.js';

/**
 * Letters of any script with their marks; dots of initials, apostrophes, hyphens; the joiners that Telugu is written
 * with.
 */
const WRITTEN = /^\p{L}[\p{L}\p{M} .'’ʼ\u200c-\u200d-]*$/u;
/** Invisible characters that contact lists and web pages put between letters; joiners apart. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu;
/** Letters and marks that show nothing: no name has one, so they are refused and not left out. */
const EMPTY = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/u;
/** After U+202E a name is read backwards: without it, it would be another one. */
const CONTROL = /(?!\s)\p{Cc}|\u202e/u;
/** A syllable of any script of India has at most four. */
const PILED_MARKS = /\p{M}{5}/u;
/** `Visit evil.com`: an address, which no initial looks like (`K.V. Reddy`, `Ch.Ramesh`). */
const ADDRESS = /\p{L}{2}\.\p{Ll}{2}|\p{Lu}{3}\.\p{Lu}{2}/u;
const TWO_LETTERS = /\p{L}\P{L}*\p{L}/u;

/** Telugu letters and signs; spaces, dots and hyphens; the two joiners. */
const IN_TELUGU = /^(?=\p{L})[\u0c00-\u0c63\u200c-\u200d .-]*$/u;

/** A name as it is kept; one that is refused for what it hides stays as it is. */
export const plainName = (typed: string): string =>
  CONTROL.test(typed) ? typed : plainLine(typed.replace(UNSEEN, ''));

/** Whether a typed text can be the name of a person. */
export function isPersonName(typed: string): boolean {
  const name = plainName(typed);
  return (
    name.length <= LIMITS.nameLength.max &&
    WRITTEN.test(name) &&
    TWO_LETTERS.test(name) &&
    !CONTROL.test(typed) &&
    ![EMPTY, PILED_MARKS, ADDRESS].some((wrong) => wrong.test(name))
  );
}

/** Whether a typed text can be a person's name in Telugu letters; one syllable is enough: రా. */
export function isTeluguName(typed: string): boolean {
  const name = plainName(typed);
  return (
    name.length <= LIMITS.nameLength.max && IN_TELUGU.test(name) && !CONTROL.test(typed) && !PILED_MARKS.test(name)
  );
}

/** A candidate's name as it was registered, and in Telugu letters where the family gave it. */
export interface WrittenName {
  readonly name: string;
  readonly nameTe: string | null;
}

/** The name as readers of a language see it. */
export const nameIn = ({ name, nameTe }: WrittenName, language: Language | undefined): string =>
  (language === 'te' && nameTe) || name;

const isWord = (part: string): boolean => part.replace(/[^\p{L}]/gu, '').length > 1;

/** How a member is spoken to. Many families write the family name, or its initial, first. */
export function firstName(name: string, surname: string | null): string {
  const parts = name.split(' ').filter(isWord);
  const family = new Set((surname ?? '').toLowerCase().split(' '));
  return parts.find((part) => !family.has(part.toLowerCase())) ?? name;
}
