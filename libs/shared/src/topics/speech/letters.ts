const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;
const NOT_LETTERS = /[^\p{L}\p{M}]/gu;

export const isLatin = (text: string): boolean => LATIN.test(text);

/**
 * The letters of a text in one form, by which two spellings are compared. Empty where it has none. In a script with vowel
 * signs, such as Telugu, the marks stay: without them a word could be another one.
 */
export function lettersOf(text: string): string {
  if (!isLatin(text)) return text.normalize('NFC').toLowerCase().replace(NOT_LETTERS, '');
  const plain = text.normalize('NFKD').toLowerCase();
  return plain.replace(/[^\p{L}]/gu, '');
}
