/** C15: words that the maker of a remote voice must not hear. */

/** Values under these keys of the server's answers name a person or say how to reach them. */
const PERSONAL = /(?:name|nameTe|phone|phoneAbroad|email|address|village|villageTe)$/i;
const PHONE = /\+?\d(?:[\s()-]{0,2}\d){7,}/g;
const SHORTEST = 3;

/** Every word of a name or address: a sentence may have only the first. */
function addWords(value: unknown, words: Set<string>) {
  if (typeof value !== 'string') return;
  for (const word of value.split(/[\s,.@/]+/)) if (word.length >= SHORTEST) words.add(word.toLowerCase());
}

/** Gathers the personal words of an answer, at any depth. */
export function personalWords(answer: unknown, words = new Set<string>()): Set<string> {
  if (Array.isArray(answer)) for (const part of answer) personalWords(part, words);
  else if (typeof answer === 'object' && answer !== null)
    for (const [key, value] of Object.entries(answer)) {
      if (PERSONAL.test(key)) addWords(value, words);
      personalWords(value, words);
    }
  return words;
}

/** The sentence without them, and without anything that looks like an address or a number to ring. */
export const withoutPersonal = (text: string, words: ReadonlySet<string>): string =>
  text
    .split(/\s+/)
    .filter((part) => !part.includes('@'))
    .join(' ')
    .replace(PHONE, ' ')
    .split(/(?<=[\s,.:;!?()'"’“”·])|(?=[\s,.:;!?()'"’“”·])/)
    .filter((part) => !words.has(part.toLowerCase()))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
