import { tellsContact } from './no-contact.js';

describe('a line about work or family', () => {
  it.each([
    '9848012345',
    'call 98480-12345',
    '+91 98480 12345',
    '౯౮౪౮౦౧౨౩౪౫',
    '98480\u000012345',
    '98480\u200b12345',
    'nine eight four eight zero one two three four five',
    'Nine, eight, four, eight, 0 12345',
    'తొమ్మిది ఎనిమిది నాలుగు ఎనిమిది సున్నా ఒకటి రెండు మూడు నాలుగు ఐదు',
    '+1 972 555 0100',
    '+1 (972) 555-0100',
    '(972) 555-0100',
    '214-555-0100',
    '+44 7700 900123',
    '0044 7700 900123',
    'ravi@example',
    'www.example.org',
  ])('does not tell how to be reached: %j', (text) => expect(tellsContact(text)).toBe(true));

  const NUMBER = '9848012345';
  const digitsFrom = (zero: number) =>
    Array.from(NUMBER, (digit) => String.fromCodePoint(zero + Number(digit))).join('');
  const ZEROS = Array.from({ length: 0x20000 }, (_, code) => code).filter(
    (code) => /^\p{Nd}$/u.test(String.fromCodePoint(code)) && !/^\p{Nd}$/u.test(String.fromCodePoint(code - 1)),
  );
  it('does not tell a number in the digits of any script', () => {
    expect(ZEROS.length).toBeGreaterThan(60);
    expect(ZEROS.map(digitsFrom).filter((number) => !tellsContact(number))).toEqual([]);
  });

  const SIGNS = Array.from({ length: 0x2800 }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
    /^[^\p{L}\p{M}\p{N}\p{C}]$/u.test(sign),
  );
  it.each([
    ['between two halves', (sign: string) => `98480${sign}12345`],
    ['between all digits', (sign: string) => Array.from(NUMBER).join(sign)],
    ['with spaces, between pairs', (sign: string) => NUMBER.match(/../g)!.join(` ${sign} `)],
    ['repeated', (sign: string) => `98480${sign.repeat(7)}12345`],
    ['around groups', (sign: string) => `${sign}98480${sign} ${sign}12345${sign}`],
  ])('does not tell a number with any sign %s', (_where, written) => {
    expect(SIGNS.length).toBeGreaterThan(1000);
    expect(SIGNS.filter((sign) => !tellsContact(written(sign)))).toEqual([]);
  });

  it.each([
    '9\ufe0f\u20e38\ufe0f\u20e34\ufe0f\u20e38\ufe0f\u20e30\ufe0f\u20e31\ufe0f\u20e32\ufe0f\u20e33\ufe0f\u20e34\ufe0f\u20e35\ufe0f\u20e3',
    '⑨⑧④⑧⓪①②③④⑤',
    '❾❽❹❽ 0 ❶❷❸❹❺',
    '⁹⁸⁴⁸⁰¹²³⁴⁵',
    '(98480)(12345)',
    '[98480] [12345]',
    '９８４８０ー１２３４５',
    '9848O12345',
    '9848O l2345',
    'O9848O12345',
    '98480I2E'.replace('E', '345'),
    '98480 1Z345',
    '984 8oh1 2345',
    'nine eight four eight oh one two three four five',
    'nineeightfoureightzeroonetwothreefourfive',
    'nine8four8zero12345',
    'NINE-EIGHT-FOUR-EIGHT-ZERO 12345',
    'ninety eight forty eight zero one two three four five',
    'nine eight four eight zero double one three four five',
    '98480 space 12345',
    '9 dash 8 dash 4 dash 8 dash 0 dash 1 dash 2 dash 3 dash 4 dash 5',
    '98480 and then 12345',
    'తొమ్మిదిఎనిమిదినాలుగుఎనిమిదిసున్నాఒకటిరెండుమూడునాలుగుఐదు',
    'tommidi enimidi nalugu enimidi sunna okati rendu moodu nalugu aidu',
    'nau aath char aath shunya ek do teen char paanch',
    '098480 12345',
    '+91/98480/12345',
    '0091 98480 12345',
    '972/555/0100',
    'ravi(at)gmail(dot)com',
    'ravi [at] example [dot] org',
    'raviteja at gmail dot com',
    'sravani at ybl',
    'bit(dot)ly/ravi',
    't . me / sravani',
    'hxxp://example.org',
    'https//example.org',
    'tinyurl.com/ravi',
    'linktr.ee/ravi wa . me / 919848012345',
  ])('does not tell how to be reached in another spelling: %j', (text) => expect(tellsContact(text)).toBe(true));

  it.each([
    'Software engineer in Pune',
    'One of nine brothers',
    'Retired 1998, pension since 2004',
    'Studied 2010-2014, 2015-2017',
    'Class of 2010 2014 2018',
    'Flat 12, road 3, Hyderabad 500034',
    '15-25 lakh',
    'ఒకటి రెండు దుకాణాలు',
    'Class 10+2 in 2012, 2016 and 2018',
    '10+2 2012 2016',
    'SSC 2008, Inter 2010, B.Sc 2013, M.Sc 2015',
    '8/12/1995 6:45',
    'Booking.com, Hyderabad',
    'Analyst at SBI, 2015 to 2018, then at Kotak',
    'H1B since 2019, I-140 approved 2022',
    'Nine to five job, six days a week',
    'One or two acres, three cows and four goats',
    'H.No 8-3-229/D/112, Srinagar Colony',
    'Owns 2 shops & 3 houses @ Guntur',
    'Batch of 2009-13, rank 1243 of 45000',
  ])('may be %j', (text) => expect(tellsContact(text)).toBe(false));
});
