import { ACTION_OF } from '../../base/domain/interlock.js';
import { isForTuning, type Corpus, type Kind } from './corpus/corpus.js';
import { en } from './corpus/en.js';
import { moreEn } from './corpus/more-en.js';
import { moreTe } from './corpus/more-te.js';
import { moreTinglish } from './corpus/more-tinglish.js';
import { te } from './corpus/te.js';
import { tinglish } from './corpus/tinglish.js';
import { lintNote } from './lint.js';

const linesOf = (corpora: readonly Corpus[]) =>
  corpora.flatMap((corpus) =>
    Object.entries(corpus).flatMap(([kind, texts]) =>
      texts.map((text) => ({ text, meant: kind === 'none' ? 'none' : ACTION_OF[kind as Exclude<Kind, 'none'>] })),
    ),
  );
const lines = linesOf([en, te, tinglish]);
/** Written later, about ways round the lint: half of them was never looked at while it was fixed. */
const more = linesOf([moreEn, moreTe, moreTinglish]);

/**
 * How many of the lines meant to be held are, how many of the others are, and how many to be warned of pass without.
 */
const figuresOf = (some: typeof lines) => {
  const share = (of: typeof lines, is: (action: string) => boolean) =>
    of.filter(({ text }) => is(lintNote(text).action)).length / of.length;
  return {
    lines: some.length,
    holdRecall: share(
      some.filter(({ meant }) => meant === 'hold'),
      (action) => action === 'hold',
    ),
    falseHolds: share(
      some.filter(({ meant }) => meant !== 'hold'),
      (action) => action === 'hold',
    ),
    warnRecall: share(
      some.filter(({ meant }) => meant === 'warn'),
      (action) => action !== 'none',
    ),
    falseWarnings: share(
      some.filter(({ meant }) => meant === 'none'),
      (action) => action === 'warn',
    ),
  };
};

const percent = (share: number) => `${Math.round(share * 1000) / 10} %`;

describe.each([
  ['tuned with', lines.filter(({ text }) => isForTuning(text)), 0.95],
  ['held out', lines.filter(({ text }) => !isForTuning(text)), 0.95],
  ['tuned with (ways round it)', more.filter(({ text }) => isForTuning(text)), 0.95],
  ['held out (ways round it)', more.filter(({ text }) => !isForTuning(text)), 0.95],
])('the lint of notes, in the half that was %s', (_half, some, leastRecall) => {
  const { holdRecall, falseHolds, warnRecall, falseWarnings } = figuresOf(some);

  it(`holds what is to be held (${percent(holdRecall)} of it, ${some.length} lines in all), and little else (${percent(falseHolds)})`, () => {
    expect(holdRecall).toBeGreaterThanOrEqual(leastRecall);
    expect(falseHolds).toBeLessThanOrEqual(0.02);
  });

  it(`warns where it should (${percent(warnRecall)}), and hardly where not (${percent(falseWarnings)})`, () => {
    expect(warnRecall).toBeGreaterThanOrEqual(0.9);
    expect(falseWarnings).toBeLessThanOrEqual(0.05);
  });
});

describe('a note', () => {
  const marksOf = (text: string) => lintNote(text).marks.map(({ from, to }) => text.slice(from, to));
  const patternsOf = (text: string) => [...new Set(lintNote(text).marks.map(({ pattern }) => pattern))];

  it.each([
    '98480 12345',
    '౯౮౪౮౦౧౨౩౪౫',
    'nine eight four eight zero one two three four five',
    'తొమ్మిది ఎనిమిది నాలుగు ఎనిమిది సున్నా ఒకటి రెండు మూడు నాలుగు ఐదు',
    'tommidi enimidi nalugu enimidi sunna okati rendu mudu nalugu aidu',
    '9848\u200b012345',
    '９８４８０１２３４５',
    '98four8 0l2345',
  ])('with the number %s is warned of, and the number is marked whole', (number) => {
    const text = `🙂 మా నంబరు ${number} 🙏`;
    expect(lintNote(text).action).toBe('warn');
    expect(marksOf(text)).toEqual([number]);
  });

  it.each([
    ['dowry', 'Is a d o w r y usual with you'],
    ['dowry', 'దయచేసి క ట్నం గురించి చెప్పండి'],
    ['dowry', 'What k\u0430tnam do you have in mind'],
    ['money', 'Please s\u00e9nd m0ney today'],
    ['money', 'please send mon\u200bey'],
    ['money', 'DAAABBU PAMPANDI'],
    ['upi', 'ravi @ okaxis'],
    ['money', '1nvest with me, pr0fit guaranteed'],
    ['money', 'd@bbu pampandi'],
    ['money', 'sendmoney please'],
    ['otp', 'Tell me the 0TP'],
    ['dowry', 'k@tnam kavali'],
    ['dowry', '$overeigns and a car will be given to the alludu'],
    ['link', 'bit(dot)ly/ravi'],
    ['upi', 'sravani at ybl'],
    ['abuse', 'you are a l1ar'],
    ['link', 'h t t p s : / / example . org'],
    ['account', 'SBIN0001234 and 1234 5678 9012'],
  ])('is read through its disguise: %s in %s', (pattern, text) => {
    expect(lintNote(text).action).toBe('hold');
    expect(patternsOf(text)).toContain(pattern);
  });

  it.each([
    'We neither give nor take dowry.',
    'As is the custom in our family, and after our customs, we ask elders first.',
    'We sent the photos. My salary is 65,000.',
    'Kavali lo 20 lakhs petti illu konnam.',
    'Our profile has the member code, please read it.',
    'He bought a flat for 50 lakhs, please send the horoscope.',
    'B.Com from Osmania, M.Com later.We live in Hyderabad.in 2019 we moved.',
    'మా వాడు అప్పుడు చదువుతున్నాడు.',
  ])('is harmless: %s', (text) => expect(lintNote(text)).toEqual({ action: 'none', marks: [] }));

  it('with the address of a wallet is held, whatever digits are in it', () => {
    const wallet = '0x52908400098527886E0F7030069857D2E4169EE7';
    expect(lintNote(`My wallet is ${wallet}`)).toMatchObject({ action: 'hold', marks: [{ pattern: 'crypto' }] });
    expect(marksOf(`My wallet is ${wallet}`)).toEqual([wallet]);
  });

  it.each([
    'How much gold are you putting for your daughter',
    'Marriage expenses are to be borne by the girl’s side',
    'Household articles and furniture are expected with the girl',
    'You will get a plot in Vijayawada with our daughter',
    'అబ్బాయి పేరు మీద ఫ్లాట్ రాయాలి',
    'పెళ్లి ఖర్చు మొత్తం ఆడపిల్ల వాళ్లే పెట్టుకోవాలి',
    'ammayi peru meeda 30 lakshalu vestam',
    'The delivery agent asks for a charge before he brings the box',
    'I sent you a surprise from London, the officer wants the duty',
    'airport lo naa luggage aapesaru, tax kattali',
    'The lawyer needs a fee for the release of my inheritance',
    'I am short of 8000 this month',
  ])('that asks in other words is held: %s', (text) => expect(lintNote(text).action).toBe('hold'));

  it.each([
    'He works for a cargo company at the port',
    'He is a delivery manager at Infosys',
    'Both families can share the wedding expenses equally',
    'పెళ్లి ఖర్చు ఇద్దరం పంచుకుందాం',
    'అమ్మాయి పేరు మీద ఇల్లు ఉంది',
    'My father bought a flat in my name',
    'How many acres do you have?',
    'Our daughter got a gold medal and a scholarship of 2 lakhs',
    'A box of sweets for your parents from us',
    'I have a small favour to ask: please send the horoscope',
    'The groom’s side will come on Sunday',
    'We will get a house in Hyderabad next year',
    'Our house name is Gangireddy and we settled in Guntur',
    'My name is Ravi, settled in a flat in Guntur',
    'Our son got 4500 rank in EAMCET',
    'అమ్మాయి, అబ్బాయి మాకు సమానం',
    'ammayi car lo vastundi',
    'My father is an LIC agent, payment is monthly',
    'Her name is Lakshmi, a gold medalist, and the wedding can be in May',
  ])('that only sounds like it is harmless: %s', (text) => expect(lintNote(text).action).toBe('none'));

  it('that gives a number and asks for a horoscope is not taken for one that asks for money', () =>
    expect(lintNote('98480 12345 ki jatakam pampandi').action).toBe('warn'));

  it('is held even if most of it would only be warned of', () => {
    const text = 'Call 98480 12345, send money';
    expect(lintNote(text).action).toBe('hold');
    expect(marksOf(text)).toEqual(['98480 12345', 'send money']);
  });

  it('of any letters is read in time', () => {
    const long = [
      ...['9 '.repeat(1200), '9-'.repeat(1200), 'nine '.repeat(600), 'o'.repeat(2000), 'sendmoney '.repeat(250)],
      ...['a '.repeat(120), 'క '.repeat(120), '9'.repeat(240), '@a'.repeat(120), '\u200b'.repeat(240), ''],
    ];
    expect(
      long.map((text) => lintNote(text).marks.every(({ from, to }) => from < to && to <= text.length)),
    ).not.toContain(false);
  });
});
