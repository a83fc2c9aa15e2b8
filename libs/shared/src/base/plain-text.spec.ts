import { plainCode, plainLine, plainText, typed, isShown } from './plain-text.js';

describe('how a typed text is kept', () => {
  it.each([
    ['  Jose\u0301   Rao ', 'José Rao'],
    ['రాజ్\u200cకుమార్', 'రాజ్\u200cకుమార్'],
    ['రాజేష్\u200c రెడ్డి', 'రాజేష్ రెడ్డి'],
    ['మహేష్\u200c', 'మహేష్'],
    ['Sra\u200cvani', 'Sra\u200cvani'],
    ['రాజేష్\u200c\u200c \u200dరెడ్డి', 'రాజేష్ రెడ్డి'],
    ['Reddy\u200c', 'Reddy'],
    ['র\u200d্যাব', 'র\u200d্যাব'],
    ['👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥', '👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥'],
    ['Pune\r\n\tCamp', 'Pune Camp'],
    ['\u0000Pune\u001b\u009f', 'Pune'],
    ['\u0000', ''],
    ['Aunt \u202eRoa\u2066 of Pune', 'Aunt Roa of Pune'],
  ])('a line: %j is %j', (typed, kept) => expect(plainLine(typed)).toBe(kept));

  it.each([
    ['  Jose\u0301  Rao\r\n\r\nof Pune\r ', 'José  Rao\n\nof Pune'],
    ['one\ttwo\u0000three\u0085', 'one two three'],
    ['one\n\u202etwo\u202c', 'one\ntwo'],
  ])('a text keeps its line breaks: %j is %j', (typed, kept) => expect(plainText(typed)).toBe(kept));
});

/** Characters of the planes that have such characters. */
const every = (pattern: RegExp): string[] =>
  [
    [0, 0xd7ff],
    [0xe000, 0x1_ffff],
    [0xe_0000, 0xe_0fff],
  ].flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)).filter((sign) =>
      pattern.test(sign),
    ),
  );

describe('what a reader would see of a text', () => {
  it('is nothing of any character that shows nothing', () => {
    for (const sign of every(/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/u))
      for (const text of [sign, ` ${sign}${sign}\u200b`])
        expect([isShown(text), plainLine(text), plainText(text)]).toEqual([false, '', '']);
  });

  it.each(['\u2800', '\u0301\u0c3e', '\ufe0f\u20e3'])('is nothing of %j, with no letter in it', (text) => {
    expect([isShown(text), plainLine(text), plainText(text)]).toEqual([false, '', '']);
  });

  it.each(['a', 'రా', '7', '-', '😀', '❤\ufe0f', '\u200ba'])('is something of %j', (text) => {
    expect(isShown(text)).toBe(true);
    expect(plainLine(text)).not.toBe('');
  });
});

describe('what is typed where a number, a code or an address is wanted', () => {
  it.each([
    ['\u202a+91 98480\u00a012345\u202c', '+91 98480 12345'],
    ['98480\u201112345', '98480-12345'],
    ['\u200bsita@example.com\u200b', 'sita@example.com'],
    ['ｓｉｔａ＠example．com', 'sita@example.com'],
    ['౧౨౩౪౫౬', '123456'],
    ['𝟏𝟐𝟗', '129'],
    ['  5.10\u2003', '5.10'],
  ])('%j is %j', (text, plain) => {
    expect(typed(text)).toBe(plain);
    expect(typed(plain)).toBe(plain);
  });

  it('loses every character that shows nothing', () => {
    for (const sign of every(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u)) expect(typed(`4${sign}2`)).toBe('42');
  });

  it('has the digits of every script in ASCII, ten of each', () => {
    const digits = every(/\p{Nd}/u).map(typed);
    expect(digits.length).toBeGreaterThan(600);
    expect(digits.join('')).toBe('0123456789'.repeat(digits.length / 10));
  });

  it('has one dash and one space', () => {
    for (const dash of every(/\p{Pd}/u)) expect(typed(`4${dash}2`)).toBe('4-2');
    for (const space of every(/\p{Zs}/u)) expect(typed(`4${space}2`)).toBe('4 2');
  });

  it('is a code without spaces and dashes, in capitals', () => {
    expect(plainCode('\u2066abcde 1234\u2013f\u2069')).toBe('ABCDE1234F');
  });
});
