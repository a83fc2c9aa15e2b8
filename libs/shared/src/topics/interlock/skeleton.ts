/**
 * One spelling for what families spell in many ways: Telugu letters become Latin ones, and long vowels, doubled
 * letters, breaths ('dh', 'th') and marks fall away. 'డబ్బు', 'dabbu' and 'Dabuu' are all 'dabu'; 'వాట్సాప్' and
 * 'watsapp' 'vatsap'.
 */
const VOWELS = 'అa ఆa ఇi ఈi ఉu ఊu ఋru ఎe ఏe ఐai ఒo ఓo ఔau';
const SIGNS = 'ాa ిi ీi ుu ూu ృru ెe ేe ైai ొo ోo ౌau ంm ఃh ఁn';
const CONSONANTS =
  'కk ఖk గg ఘg ఙn చc ఛc జj ఝj ఞn టt ఠt డd ఢd ణn తt థt దd ధd నn పp ఫf బb భb మm యy రr ఱr లl ళl ఴl వv శsh షsh సs హh';
const tableOf = (pairs: string) => new Map(pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)] as const));
const VOWEL = tableOf(VOWELS);
const SIGN = tableOf(SIGNS);
const CONSONANT = tableOf(CONSONANTS);
const NO_VOWEL = '్';

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKE = tableOf('аa еe оo рp сc уy хx іi јj ѕs кk тt αa οo ρp ιi');
/** Digits used as letters. */
const FOR_LETTER = tableOf('0o 1i 3e 4a 5s 7t @a $s');

const romanised = (word: string): string => {
  let latin = '';
  const letters = Array.from(word);
  for (const [at, letter] of letters.entries()) {
    const consonant = CONSONANT.get(letter);
    const next = letters[at + 1] ?? '';
    if (consonant)
      latin += next === NO_VOWEL || (SIGN.has(next) && !'ంఃఁ'.includes(next)) ? consonant : `${consonant}a`;
    else if (letter !== NO_VOWEL) latin += VOWEL.get(letter) ?? SIGN.get(letter) ?? LOOKALIKE.get(letter) ?? letter;
  }
  return latin;
};

const UNSEEN = /[\p{Default_Ignorable_Code_Point}'’]/gu;
const ACCENT = /[\u0300-\u036f]/g;
const DIGIT_IN_WORD = /[013457@$]/g;

export const skeletonOf = (typed: string): string => {
  const word = typed.replace(UNSEEN, '').normalize('NFKC').toLowerCase();
  const latin = romanised(word.normalize('NFD').replace(ACCENT, '').normalize('NFC'));
  const letters = /[a-z]/.test(latin) ? latin.replace(DIGIT_IN_WORD, (digit) => FOR_LETTER.get(digit) ?? digit) : latin;
  const spelt = letters
    .replace(/sh/g, 'S')
    .replace(/([bcdgjkptw])h/g, '$1')
    .replace(/w/g, 'v')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/^ye/, 'e')
    .replace(/[mn](?=[bcdfgjkptvz])/g, 'n');
  return Array.from(spelt)
    .filter((letter, at, all) => letter !== all[at - 1] || /\d/.test(letter))
    .join('');
};
