import { readFileSync } from 'node:fs';
import {
  MEMBER_CODE_NUMBERS,
  memberCodeOf,
  parseMemberCode,
  sayMemberCode,
} from '@kalyanam/shared/topics/account/member-code';
import { formatMemberCode } from '@kalyanam/shared/base/text';

interface Table {
  alphabet: string;
  modulus: number;
  weights: number[];
  vectors: { digits: string; letter: string }[];
  teluguDigits: string;
  sayIn: { en: string; te: string };
}

const TABLE = JSON.parse(readFileSync('../../libs/shared/domain/member-code.json', 'utf8')) as Table;

/** The same numbers in every run. */
function* numbers(count: number) {
  let state = 20_261_123;
  for (let made = 0; made < count; made += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield MEMBER_CODE_NUMBERS.from + (state % (MEMBER_CODE_NUMBERS.to - MEMBER_CODE_NUMBERS.from + 1));
  }
}

/** Every code with one other digit or letter, and every one with two digits in each other's place. */
function* slipsOf(code: string) {
  const places = [...code];
  for (const [place, right] of places.entries())
    for (const wrong of place < 7 ? '0123456789' : TABLE.alphabet)
      if (wrong !== right) yield code.slice(0, place) + wrong + code.slice(place + 1);
  for (let one = 0; one < 7; one += 1)
    for (let other = one + 1; other < 7; other += 1) {
      if (places[one] === places[other]) continue;
      const swapped = [...places];
      [swapped[one], swapped[other]] = [places[other]!, places[one]!];
      yield swapped.join('');
    }
}

describe('a member code', () => {
  it('has the letter of the five codes of the table', () => {
    expect(TABLE.vectors).toHaveLength(5);
    for (const { digits, letter } of TABLE.vectors) expect(memberCodeOf(digits)).toBe(`${digits}${letter}`);
  });

  it('has the letter that the table’s weights and alphabet make, for every number tried', () => {
    for (const number of numbers(2000)) {
      const sum = [...String(number)].reduce((total, digit, place) => total + Number(digit) * TABLE.weights[place]!, 0);
      expect(memberCodeOf(String(number))).toBe(`${number}${TABLE.alphabet[sum % TABLE.modulus]}`);
    }
  });

  it('is refused with any one digit or letter wrong, or any two digits swapped, in 20,000 codes', () => {
    let [tried, passed] = [0, 0];
    for (const number of numbers(20_000))
      for (const slip of slipsOf(memberCodeOf(String(number)))) {
        tried += 1;
        if (parseMemberCode(slip) !== null) passed += 1;
      }
    expect(tried).toBeGreaterThan(1_600_000);
    expect(passed).toBe(0);
  }, 60_000);

  it.each([
    '4827193W',
    '4827-193 W',
    ' 4827 193 w ',
    '౪౮౨౭ ౧౯౩ w',
    `${[...'4827193'].map((digit) => TABLE.teluguDigits[Number(digit)]).join('')}W`,
    '4 8 2 7 – 1 9 3 – W',
  ])('is read from %j', (typed) => expect(parseMemberCode(typed)).toBe('4827193W'));

  it.each(['', '4827193', '4827193E', '0827193W', '48271933W', 'W4827193', `4827193${' '.repeat(40)}W`, '4827193ш'])(
    'is not read from %j',
    (typed) => expect(parseMemberCode(typed)).toBeNull(),
  );

  it('is written with a hyphen and a space, and reads back', () => {
    expect(formatMemberCode('4827193W')).toBe('4827-193 W');
    for (const { digits, letter } of TABLE.vectors)
      expect(parseMemberCode(formatMemberCode(digits + letter))).toBe(digits + letter);
  });

  it('is said digit by digit in both languages', () => {
    expect(sayMemberCode('4827193W', 'en')).toBe(TABLE.sayIn.en);
    expect(sayMemberCode('4827193W', 'te')).toBe(TABLE.sayIn.te);
  });

  it('has a name of its own for each letter in Telugu', () => {
    const said = [...TABLE.alphabet].map((letter) => sayMemberCode(`1000000${letter}`, 'te').split(', ').at(-1));
    expect(new Set(said).size).toBe(TABLE.alphabet.length);
    for (const word of said) expect(word).toMatch(/^[\u0C00-\u0C7F]+$/u);
  });
});
