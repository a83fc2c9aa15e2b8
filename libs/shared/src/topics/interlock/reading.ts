import { CONCEPTS, SINGLE_WORDS, type Concept, type Spelling } from './concepts.js';
import type { Place } from './plain.js';
import { skeletonOf } from './skeleton.js';

export interface Word {
  readonly typed: string;
  readonly reads: string;
  readonly from: number;
  readonly to: number;
}

export type Sentence = readonly Word[];

/** A number with its commas, a word with the characters inside that show nothing, or the sign of the rupee. */
const WORD =
  /\p{Nd}+(?:[.,]\p{Nd}+)*|[@$]?\p{L}(?:[\p{L}\p{M}\p{Nd}\p{Default_Ignorable_Code_Point}'’]|[@$](?=\p{L}))*|₹/gu;
const END = /[!?;।\n]|\.(?=\s|$)/;
const SPACED = /^[\s.*_-]{1,2}$/;
const TELUGU = /\p{Script=Telugu}/u;
const VOWEL = /[aeiou]+/g;

/** A single letter or syllable, as in 'd o w r y' or 'క ట్నం'. */
const isPiece = ({ typed, reads }: Word) =>
  TELUGU.test(typed) ? (reads.match(VOWEL) ?? []).length <= 1 : /^[a-z]{1,2}$/i.test(typed);

/** The longest word that is looked for in pieces. */
const PIECES = 12;

/** Words that pieces make together, the last of which may be longer. */
function* joined(sentence: Sentence, text: string): Generator<Word> {
  for (const [at, first] of sentence.entries()) {
    let last = first;
    let typed = first.typed;
    for (const next of sentence.slice(at + 1, at + PIECES)) {
      if (!isPiece(last) || !SPACED.test(text.slice(last.to, next.from))) break;
      typed += next.typed;
      last = next;
      yield { typed, reads: skeletonOf(typed), from: first.from, to: next.to };
    }
  }
}

/** A digit that begins a word, as in '1nvest' and '0TP'. */
const FIRST_LETTER = /^[01345]$/;
/** The shortest word that may be two. */
const GLUED = 7;
const PARTS = 3;

/** The mark of an owner: 'the groom’s side' speaks of the groom. */
const OWNER = /['’]s$/;

function* disguised(sentence: Sentence): Generator<Word> {
  for (const [at, word] of sentence.entries()) {
    if (OWNER.test(word.typed)) yield { ...word, reads: skeletonOf(word.typed.replace(OWNER, '')) };
    const next = sentence[at + 1];
    if (next?.from === word.to && FIRST_LETTER.test(word.typed)) {
      const typed = word.typed + next.typed;
      yield { typed, reads: skeletonOf(typed), from: word.from, to: next.to };
    }
    if (word.typed.length < GLUED || SINGLE_WORDS.has(word.reads)) continue;
    const part = (from: number, to: number) => {
      const typed = word.typed.slice(from, to);
      const reads = skeletonOf(typed);
      return reads.length >= PARTS && SINGLE_WORDS.has(reads)
        ? { typed, reads, from: word.from + from, to: word.from + to }
        : null;
    };
    for (let cut = PARTS; cut <= word.typed.length - PARTS; cut++) {
      const first = part(0, cut);
      const second = first && part(cut, word.typed.length);
      if (second) yield* [first, second];
    }
  }
}

export interface Read {
  readonly words: Sentence;
  readonly pieces: readonly Word[];
}

/** The sentences of a text, without the numbers and addresses that have been found in it. */
export const sentencesOf = (text: string, found: readonly Place[]): readonly Read[] => {
  const sentences: Word[][] = [[]];
  let before = 0;
  for (const { 0: typed, index } of text.matchAll(WORD)) {
    if (END.test(text.slice(before, index + 1))) sentences.push([]);
    before = index + typed.length;
    if (!found.some(({ from, to }) => from <= index && index < to))
      sentences.at(-1)!.push({ typed, reads: skeletonOf(typed), from: index, to: before });
  }
  return sentences.map((words) => ({ words, pieces: [...joined(words, text), ...disguised(words)] }));
};

/** Whether two words differ in at most one letter; the first is the same. */
const isNear = (one: string, other: string): boolean => {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  let end = 0;
  const most = Math.min(one.length, other.length) - same;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end++;
  return Math.max(one.length, other.length) - same - end <= 1;
};

const fits = ({ reads }: Word, { word, open, near }: Spelling[number]) =>
  reads === word || (open && reads.startsWith(word)) || (near && isNear(reads, word));

/**
 * Spellings by the beginning of their first word, so that a long text is read word by word and not spelling by
 * spelling.
 */
export function indexed<Key>(entries: readonly (readonly [Key, Spelling])[]) {
  const byWord = new Map<string, (readonly [Key, Spelling])[]>();
  const near = entries.filter(([, [first]]) => first!.near);
  for (const entry of entries) {
    const { word } = entry[1][0]!;
    const others = byWord.get(word);
    if (others) others.push(entry);
    else byWord.set(word, [entry]);
  }
  return ({ reads }: Word): readonly (readonly [Key, Spelling])[] => {
    const begun = near.filter(([, [first]]) => isNear(reads, first!.word));
    for (let end = 1; end <= reads.length; end++)
      for (const entry of byWord.get(reads.slice(0, end)) ?? []) {
        const [first] = entry[1];
        if (!begun.includes(entry) && (first!.open || end === reads.length)) begun.push(entry);
      }
    return begun;
  };
}

/** The places of spellings in a sentence. */
export function* placesOf<Key>(
  { words, pieces }: Read,
  startingWith: ReturnType<typeof indexed<Key>>,
): Generator<readonly [Key, Place]> {
  for (const [at, word] of words.entries())
    for (const [key, [, ...others]] of startingWith(word))
      if (others.every((other, more) => words[at + more + 1] && fits(words[at + more + 1]!, other)))
        yield [key, { from: word.from, to: words[at + others.length]!.to }];
  for (const piece of pieces)
    for (const [key, spelling] of startingWith(piece))
      if (spelling.length === 1) yield [key, { from: piece.from, to: piece.to }];
}

const GROUPED = /^\d{1,3}(?:,\d{2,3})+$/;
const PLAIN = /^\d{4,5}$/;
const YEAR = /^(?:19|20)\d\d$/;
const GLUED_UNITS = new Set(['k', 'l', 'cr']);

/** Sums of money: by their unit, their commas, or a number that is no year and no PIN code. */
const isSum = (word: Word, next: Word | undefined) =>
  GROUPED.test(word.typed) ||
  (PLAIN.test(word.typed) && !YEAR.test(word.typed)) ||
  (/^[\d.]+$/.test(word.typed) && next?.from === word.to && GLUED_UNITS.has(next.reads));

const SUBJECT = new Set(['i', 'we', 'he', 'she', 'they', 'who', 'vil', 'il', 'vel'].map(skeletonOf));
const OWN_ACT = new Set(
  ['send', 'pay', 'give', 'transfer', 'deposit', 'book', 'lend', 'bear', 'sponsor', 'fund'].map(skeletonOf),
);
const NO = new Set(['no', 'not', 'dont', 'never', 'without', 'vaddu', 'ledu'].map(skeletonOf));
/** A town of Nellore, which reads as 'is wanted'. */
const isKavali = ({ typed }: Word) => typed === 'కావలి' || typed === 'Kavali';

const spellingsOf = indexed(
  CONCEPTS.flatMap(([concept, spellings]) => spellings.map((spelling) => [concept, spelling] as const)),
);

/** What a sentence is about, with the places. */
export const conceptsOf = (sentence: Read): ReadonlyMap<Concept | 'sum', readonly Place[]> => {
  const { words } = sentence;
  const found = new Map<Concept | 'sum', Place[]>();
  const before = (place: Place) => words[words.findIndex(({ from }) => from === place.from) - 1];
  const counts = (concept: Concept, place: Place) => {
    const at = words.findIndex(({ from }) => from === place.from);
    const word = words[at];
    if (!word) return true;
    if (isKavali(word)) return false;
    if (['order', 'book', 'sponsor'].includes(concept) && OWN_ACT.has(word.reads))
      return !SUBJECT.has(before(place)?.reads ?? '');
    if (concept !== 'need' && concept !== 'wanted') return true;
    return ![words[at - 2], words[at - 1], words[at + 1]].some((near) => near && NO.has(near.reads));
  };
  for (const [concept, place] of placesOf(sentence, spellingsOf)) {
    if (!counts(concept, place)) continue;
    const places = found.get(concept);
    if (places) places.push(place);
    else found.set(concept, [place]);
  }
  const sums = words.filter((word, at) => isSum(word, words[at + 1]));
  const units = found.get('unit') ?? [];
  if (sums.length + units.length > 0) found.set('sum', [...sums, ...units]);
  return found;
};
