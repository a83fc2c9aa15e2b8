/** How a name typed in Latin letters is written in Telugu: a suggestion, which the person can correct. */
import { LIMITS } from '../../base/limits.js';
import { plainLine } from '../../base/plain-text.js';
import { NAME_ENDINGS, NAME_WORDS } from './telugu-name-words.data.js';

const JOINERS = /[\u200c\u200d]/g;
const LATIN_NAME = /^[a-z .'’ʼ-]*$/;
const WORD_OR_BETWEEN = /[a-z'’ʼ]+|[ .-]+/g;
const APOSTROPHE = /['’ʼ]/;
/** A word is read in parts if it is not longer, so that the time for a name grows with its length. */
const COMPOUND_LENGTH = 30;
/** A word without vowels is read as initials if it is not longer. */
const INITIALS_LENGTH = 4;

const INITIALS = 'ఎ బి సి డి ఇ ఎఫ్ జి హెచ్ ఐ జె కె ఎల్ ఎం ఎన్ ఒ పి క్యూ ఆర్ ఎస్ టి యు వి డబ్ల్యూ ఎక్స్ వై జెడ్'.split(' ');
const initialOf = (letter: string): string => INITIALS[letter.charCodeAt(0) - 97] ?? '';

/** The letters in which the rules below write, one for each Telugu letter (gaMgi for గంగి), and its sound. */
const CONSONANTS = `k,క,k K,ఖ,k g,గ,g G,ఘ,g c,చ,ch C,ఛ,ch j,జ,j J,ఝ,j Y,ఞ,n T,ట,t H,ఠ,t D,డ,d N,ణ,n t,త,t Q,థ,t d,ద,d X,ధ,d n,న,n
p,ప,p P,ఫ,p b,బ,b B,భ,b m,మ,m y,య,y r,ర,r l,ల,l L,ళ,l v,వ,v z,శ,s S,ష,s s,స,s h,హ,h`;
/** Letter, its shapes at the start of a word and after a consonant, sound. */
const VOWELS = `a,అ,,a A,ఆ,ా,a i,ఇ,ి,i I,ఈ,ీ,i u,ఉ,ు,u U,ఊ,ూ,u e,ఎ,ె,e E,ఏ,ే,e o,ఒ,ొ,o O,ఓ,ో,o F,ఐ,ై,ai W,ఔ,ౌ,au R,ఋ,ృ,ri`;
const VIRAMA = '్';
const ANUSVARA = 'ం';

const rowsOf = (table: string): string[][] => table.split(/\s/).map((row) => row.split(','));
const consonants = new Map(rowsOf(CONSONANTS).map(([letter = '', telugu = '']) => [letter, telugu]));
const vowels = new Map(rowsOf(VOWELS).map(([letter = '', initial = '', sign = '']) => [letter, { initial, sign }]));
/** The sound of every Telugu letter and mark but the virama. */
const sounds = new Map(
  [...rowsOf(CONSONANTS), ...rowsOf(VOWELS), ['M', ANUSVARA, 'm']].flatMap((row) =>
    row.slice(1, -1).map((telugu) => [telugu, row.at(-1) ?? ''] as const),
  ),
);

type Rule = readonly [pattern: RegExp, written: string];
const rewrite = (text: string, rules: readonly Rule[]): string =>
  rules.reduce((now, [pattern, written]) => now.replace(pattern, written), text);

/**
 * Spellings of one sound become one: Keerthi and Kirti, Lakshmi and Laxmi, Gowtham and Gautam, Ramaiah and Ramayya. The
 * text has one word on each line, so that one pass reads the whole dictionary.
 */
const SOUND_RULES: readonly Rule[] = [
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/f/g, 'p'],
  [/iah$/gm, 'iya'],
  [/ah$/gm, 'a'],
  [/a+/g, 'a'],
  [/ee+|i+/g, 'i'],
  [/oo+|u+/g, 'u'],
  [/ou|ow(?![aeiou])/g, 'au'],
  [/(?<=[b-df-hj-np-tv-xz])y(?=[b-df-hj-np-tv-xz])/g, 'ai'],
  [/(?<=[b-df-hj-np-tv-xz])y$/gm, 'i'],
  [/ay(?=[b-df-hj-np-tv-z])|ayi/g, 'ai'],
  [/iy(?=[aeiou])/g, 'i'],
  [/c(?!c?h)/g, 'k'],
  [/ch/g, 'c'],
  [/(?<=[kgcjtdpbs])h/g, ''],
  [/w/g, 'v'],
  [/[gj]ny?/g, 'gn'],
  [/[mn](?=[kgcjtdpbsh])/g, 'n'],
  [/nder$/gm, 'ndar'],
  [/^y(?=e)|^v(?=[uo])/gm, ''],
];
const soundOf = (latin: string): string => rewrite(latin, SOUND_RULES);

const isConsonant = (letter: string | undefined): boolean => letter !== undefined && letter >= 'క' && letter <= 'హ';

/** A Telugu word in the Latin letters of its sound. */
function latinOf(telugu: string): string {
  const letters = Array.from(telugu);
  return letters
    .map((letter, place) => {
      const next = letters[place + 1];
      const bare = isConsonant(letter) && (next === undefined || next === ANUSVARA || isConsonant(next));
      return (sounds.get(letter) ?? '') + (bare ? 'a' : '');
    })
    .join('');
}

interface Entry {
  readonly telugu: string;
  readonly spellings: readonly string[];
}

const entriesOf = (list: string): Entry[] =>
  list
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [telugu = '', spellings] = entry.split('=');
      return { telugu, spellings: spellings?.split(',') ?? [] };
    });

const words = entriesOf(NAME_WORDS);
const spelled = (entries: readonly Entry[]) =>
  new Map(entries.flatMap(({ telugu, spellings }) => spellings.map((latin) => [latin, telugu] as const)));

const endings = spelled(entriesOf(NAME_ENDINGS));
const bySpelling = spelled(words);
const spellings = [
  ...words.map(({ telugu }) => [latinOf(telugu), telugu] as const),
  ...words.map(({ telugu }) => [latinOf(telugu.replace('ృ', '్రు')), telugu] as const),
  ...bySpelling,
];
const soundsOfAll = soundOf(spellings.map(([latin]) => latin).join('\n')).split('\n');
/** The first of two with one sound is found: words come before their other spellings. */
const bySound = new Map(spellings.map(([, telugu], place) => [soundsOfAll[place] ?? '', telugu] as const).reverse());
const listed = (latin: string): string | undefined => bySpelling.get(latin) ?? bySound.get(soundOf(latin));

/** Latin letters to those of the tables above, before the neighbours of a letter are known. */
const LETTER_RULES: readonly Rule[] = [
  [/z/g, 'j'],
  [/qu/g, 'kv'],
  [/q/g, 'k'],
  [/ah$/, 'A'],
  [/aa+/g, 'A'],
  [/ee+|ii+|ie$/g, 'I'],
  [/^[vw](?=[ou])|^y(?=e)/, ''],
  [/oo+|uu+/g, 'U'],
  [/au|ou|ow(?![aeiouAIU])/g, 'W'],
  [/ao$/, 'Avu'],
  [/(?<=m)ai$/, 'ayi'],
  [/ai$/, 'Ayi'],
  [/ai|ay(?=[^aeiouyAIU])/g, 'F'],
  [/(?<=[^aeiouyAIUFW])y(?=[^aeiouyAIU])/g, 'F'],
  [/(?<=[^aeiouyAIUFW])y$/, 'i'],
  [/(?<=[aAiIeF])(?=[aeiouAIUFW])/g, 'y'],
  [/(?<=[uUoW])(?=[aeiouAIUFW])/g, 'v'],
  [/(?<=[^aeiouAIUFW])ur(?=[iu]$)/, 'Ur'],
  [/(?<=[^aeiouAIUFW])eti$/, 'ETi'],
  [/^e+sh?[vw]ar/, 'Izvar'],
  [/esh?[vw]ar/g, 'Ezvar'],
  [/end(?=ra$)/, 'EMd'],
  [/end[ae]r$/, 'EMdar'],
  [/akar(?=a?$)/, 'Akar'],
  [/venkat/g, 'venkaT'],
  [/^dodd/, 'doDD'],
  [/udu$/, 'uDu'],
  [/^(r|n)a(?=ma[^n]|j[auy]|g[aeiu])/, '$1A'],
  [/(?<=^(?:pra|ya))sh|(?<=^vi)sh(?!n)|(?<=^a)sh(?!t)/, 'z'],
  [/w/g, 'v'],
  [/x/g, 'kS'],
  [/c(?!c?h)/g, 'k'],
  [/chh/g, 'C'],
  [/ch/g, 'c'],
  [/ph|f/g, 'P'],
  [/bh/g, 'B'],
  [/ksh/g, 'kS'],
  [/kh/g, 'K'],
  [/gh/g, 'G'],
  [/jh/g, 'J'],
  [/dh/g, 'X'],
  [/tt(?!h)/g, 'TT'],
  [/(?<=[^y]o|[eou]n)t(?=[aAiIuUlr])|t(?=[kl])/g, 'T'],
  [/tth/g, 'tt'],
  [/th/g, 't'],
  [/^sh|sh?(?=r)|sh(?=v)|(?<=[eiEI])s(?=v)|(?<=^a)s(?=v)/g, 'z'],
  [/sh/g, 'S'],
  [/St/g, 'ST'],
  [/(?<=[oe]n)d|d(?=l)/g, 'D'],
  [/jny?|gny?(?!i)/g, 'jY'],
  [/(?<=[kgmvhb])ri(?=[^aeiouyAIU])|(?<=[kmhb])ru(?=[tdnphsSX])/g, 'R'],
  [/(?<=^z)ri(?![aeouyAIU])/, 'rI'],
  [/rn(?!n)/g, 'rN'],
  [/Sn/g, 'SN'],
  [/Sini$/, 'SiNi'],
];
/**
 * The n of Sravani, Kiran and Narayana: after r, with nothing between that stops it, and not in Srinidhi and Trinetra.
 */
const RETROFLEX = /((?<!^[zt](?=r[iI]))r(?!y)|R)([aAiIuUeEoOFWmvyh]*)n(?=[aAiIuUeEoOFWymv]|$)/g;

const VOWEL = 'aAiIuUeEoOFWR';
/** What the neighbours decide: anusvara, and whether e and o are long. */
const NEIGHBOUR_RULES: readonly Rule[] = [
  [RETROFLEX, '$1$2N'],
  [new RegExp(`(?<=[${VOWEL}])(?:n(?=[kKgGcCjJTtDdXsSz])|m(?=[kKgGcCjJTtDdXsSzpPbBh]|$))`, 'g'), 'M'],
  [new RegExp(`e(?=[^${VOWEL}M](?:[${VOWEL}]|$)|[^${VOWEL}Mry][ry]|kS)`, 'g'), 'E'],
  [new RegExp(`o(?=[^${VOWEL}](?:[${VOWEL}]|$)|[^${VOWEL}Mry][ry]|kS|$)`, 'g'), 'O'],
];

/** Reads a word letter by letter. */
function byRules(latin: string): string {
  let telugu = '';
  let bare = false;
  for (const letter of rewrite(rewrite(latin, LETTER_RULES), NEIGHBOUR_RULES)) {
    const consonant = consonants.get(letter);
    const vowel = vowels.get(letter);
    if (consonant) telugu += (bare ? VIRAMA : '') + consonant;
    else telugu += vowel ? (bare ? vowel.sign : vowel.initial) : ANUSVARA;
    bare = consonant !== undefined;
  }
  return bare ? telugu + VIRAMA : telugu;
}

const known = new Set(words.map(({ telugu }) => telugu));
const TITLE = /^(?:రెడ్డి|రావు)$/;
/** Double at its start, as in -amma, -ayya and -anna: it shortens what is before it. */
const SUFFIX = /^(.)్\1/;
/**
 * Beginnings that end long before Reddy and Rao, as all of two syllables do: రామారెడ్డి, సుబ్బారావు, రామచంద్రారెడ్డి.
 */
const LONG_BEFORE_TITLE = /^[^aeiou]*(?:[aeiou]+[^aeiou]+)?a$|(?:shna|ndra|simha)$/;
/** Beginnings that end long before other names: రాధాకృష్ణ, ఉమామహేశ్వరి, లక్ష్మీదేవి. */
const LONG_BEFORE_NAME =
  /^(?:uma|ush?a|sudha|radha|vidh?ya|see?th?a|lee?la|lalith?a|sh?obha|kala|lak?[sx]h?mi|murali|gopi|bhavani|g[ao][uw]ri)$/;
/** The a of Bapi and Machi, long in బాపిరెడ్డి and మాచిరెడ్డి. */
const FIRST_A = /(?<=^[^aeiou]{1,4})a(?=(?:ch|[^aeiou])i$)/;

/** Two parts as one word, or as two where the first ends in a virama: శివకుమార్, రమేష్ కుమార్. */
function joined(latin: string, first: string, second: string): string {
  if (first.endsWith(VIRAMA)) return known.has(second) ? `${first} ${second}` : first + second;
  const long = (TITLE.test(second) ? LONG_BEFORE_TITLE : LONG_BEFORE_NAME).test(latin);
  if (long && !SUFFIX.test(second)) return first.replace(/[ాి]?$/, latin.endsWith('i') ? 'ీ' : 'ా') + second;
  const short = SUFFIX.test(second) || (/[్ం].ా$|^రాజా$/.test(first) && !TITLE.test(second));
  return (short ? first.replace(/ా$/, '') : first) + second;
}

/** Reads a word as two listed ones, or as any beginning and a usual ending. */
function byParts(latin: string): string | undefined {
  if (latin.length > COMPOUND_LENGTH) return undefined;
  const splits = Array.from({ length: Math.max(0, latin.length - 3) }, (_, place) => latin.length - 2 - place)
    .map((place) => [latin.slice(0, place), latin.slice(place)] as const)
    .filter(([before, after]) => !(/[bcdgjkpst]$/.test(before) && after.startsWith('h')));
  for (const [before, after] of splits) {
    const first = before.length > 2 ? listed(before) : undefined;
    const second = endings.get(after) ?? (after.length > 2 ? listed(after) : undefined);
    if (first && second && isConsonant(second[0])) return joined(before, first, second);
  }
  for (const [before, after] of splits) {
    const second = endings.get(after);
    if (second && /[aeiou]/.test(before))
      return joined(before, readWord(TITLE.test(second) ? before.replace(FIRST_A, 'aa') : before), second);
  }
  return undefined;
}

const readWord = (latin: string): string => listed(latin) ?? byParts(latin) ?? byRules(latin);

/** One typed word. Without vowels it is read as initials (KVR), or not at all if it is longer. */
function spoken(typed: string): string | undefined {
  const [start = '', ...rest] = typed.split(APOSTROPHE).filter(Boolean);
  const [prefix, latin] = start.length === 1 ? [initialOf(start), rest.join('')] : ['', start + rest.join('')];
  if (/[aeiou]/.test(latin) || bySpelling.has(latin)) return prefix + readWord(latin);
  return latin.length > INITIALS_LENGTH ? undefined : prefix + Array.from(latin, initialOf).join(' ');
}

/**
 * The Telugu spelling of a name in the Latin letters A to Z, word by word: from a dictionary, else by rules. Initials
 * are said as letters; dots and hyphens stay, apostrophes do not. It has no joiners. Null for a name without Latin
 * letters, for one of more characters than a name may have in either script, and where something cannot be read: a
 * digit, a letter with an accent, five letters without a vowel.
 */
export function teluguName(name: string): string | null {
  if (name.length > LIMITS.nameLength.max) return null;
  const typed = plainLine(name).replace(JOINERS, '').toLowerCase();
  if (!LATIN_NAME.test(typed) || !/[a-z]/.test(typed)) return null;
  const parts = (typed.match(WORD_OR_BETWEEN) ?? []).map((part) => (/[a-z]/.test(part) ? spoken(part) : part));
  const telugu = parts.join('');
  return parts.includes(undefined) || telugu.length > LIMITS.nameLength.max ? null : telugu;
}
