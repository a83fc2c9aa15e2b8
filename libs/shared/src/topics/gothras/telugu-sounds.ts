/** Telugu letters by how they sound, so that a gothra written in Telugu has the key of its Latin spellings. */
const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ క: 'k', ఖ: 'kh', గ: 'g', ఘ: 'gh', ఙ: 'n', చ: 'ch', ఛ: 'ch', జ: 'j', ఝ: 'jh', ఞ: 'n' },
  ...{ ట: 't', ఠ: 'th', డ: 'd', ఢ: 'dh', ణ: 'n', త: 't', థ: 'th', ద: 'd', ధ: 'dh', న: 'n' },
  ...{ ప: 'p', ఫ: 'ph', బ: 'b', భ: 'bh', మ: 'm', య: 'y', ర: 'r', ఱ: 'r', ల: 'l', ళ: 'l' },
  ...{ వ: 'v', శ: 's', ష: 's', స: 's', హ: 'h', ఴ: 'l' },
};
/** How long a vowel is, spellings disagree about. */
const VOWELS: Readonly<Record<string, string>> = {
  ...{ అ: 'a', ఆ: 'a', ఇ: 'i', ఈ: 'i', ఉ: 'u', ఊ: 'u', ఋ: 'ru', ఎ: 'e', ఏ: 'e', ఐ: 'ai', ఒ: 'o', ఓ: 'o', ఔ: 'au' },
};
const SIGNS: Readonly<Record<string, string>> = {
  ...{ '\u0c3e': 'a', '\u0c3f': 'i', '\u0c40': 'i', '\u0c41': 'u', '\u0c42': 'u', '\u0c43': 'ru', '\u0c46': 'e' },
  ...{ '\u0c47': 'e', '\u0c48': 'ai', '\u0c4a': 'o', '\u0c4b': 'o', '\u0c4c': 'au', '\u0c4d': '' },
};
const LIPS = /^[పఫబభమ]/;

export const isTelugu = (letters: string): boolean => /^\p{Script=Telugu}+$/u.test(letters);

/** Each consonant with its vowel sign, or with the a that it has without one. */
export function latinOf(telugu: string): string {
  let latin = '';
  for (const [place, letter] of [...telugu].entries()) {
    const next = telugu[place + 1] ?? '';
    if (letter in CONSONANTS) latin += CONSONANTS[letter]! + (next in SIGNS ? '' : 'a');
    else if (letter === 'ం') latin += next === '' || LIPS.test(next) ? 'm' : 'n';
    else latin += VOWELS[letter] ?? SIGNS[letter] ?? '';
  }
  return latin;
}
