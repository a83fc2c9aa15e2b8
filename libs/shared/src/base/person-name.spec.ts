import { firstName, isPersonName, isTeluguName, nameIn, plainName } from './person-name.js';

describe('the name of a person', () => {
  it.each([
    'Sravani Reddy',
    'K. V. Reddy',
    'K.V.S.R. Prasad',
    "Ravi D'Souza",
    'Ravi D’Souza',
    'Anne-Marie',
    'Bo',
    'శ్రావణి రెడ్డి',
    'కె. వి. రెడ్డి',
    'రాజ్‌కుమార్',
    'ఆర్‍య',
    'లక్ష్మీ స్త్రీ',
    'José',
    'Jose\u0301',
    'Nguyễn Thị',
    'Subrahmanyeswara  Rao',
  ])('may be %s', (name) => expect(isPersonName(name)).toBe(true));

  it.each([
    '',
    'A',
    'K.',
    '\u200b\u200b\u200b',
    '\u00ad\u00ad\u00ad',
    '\u3164\u3164\u3164',
    '\u115f\u1160 a',
    'Sravani\u3164Reddy',
    '\u202eyddeR inavarS',
    'Sravani\u0000',
    'Sravani\u001b[31m',
    'Sravani\ufe0f',
    'Sra\u034fvani',
    `Sa${'\u0301'.repeat(99)}`,
    `Sa${'\u0b3e'.repeat(5)}`,
    '\u0c3eab',
    'Win at https://win.example',
    'www.win.example/1',
    '😀😀',
    '<b>x</b>',
    '=1+1',
    '=1+1 Reddy',
    '@SUM(A1:A9)',
    '+cmd|calc',
    '-2+3',
    '-Sravani',
    "'Sravani",
    'Sravani 2',
    'Sravani\nReddy\u2028x_',
    'a\ud800b',
    '\u0958'.repeat(60),
  ])('may not be %j', (name) => expect(isPersonName(name)).toBe(false));
});

describe('what keyboards, contact lists and pages leave in a name', () => {
  it.each([
    ['శ్రీనివాస్\u200c రెడ్డి', 'శ్రీనివాస్ రెడ్డి'],
    ['\u200cశ్రీనివాస్ \u200cరెడ్డి\u200d', 'శ్రీనివాస్ రెడ్డి'],
    ['రాజ్\u200c\u200cకుమార్', 'రాజ్\u200cకుమార్'],
    ['రాజ్\u200cకుమార్', 'రాజ్\u200cకుమార్'],
    ['ఆర్\u200dయ', 'ఆర్\u200dయ'],
    ['రా\u200cమ్\u200c.', 'రా\u200cమ్.'],
    ['రా\u200cుడు', 'రాుడు'],
    ['Sravani \u200cReddy\u200c', 'Sravani Reddy'],
    ['\u202dSra\u200bvani\u00a0Red\u00addy\u202c', 'Sravani Reddy'],
    ['\u2068శ్రావణి\u2069\ufeff', 'శ్రావణి'],
  ])('is left out: %j is %j', (typed, kept) => {
    expect(plainName(typed)).toBe(kept);
    expect(plainName(kept)).toBe(kept);
    expect(isPersonName(typed)).toBe(true);
  });
});

describe('a name in Telugu', () => {
  it.each([
    'శ్రావణి రెడ్డి',
    'కె. వి. రెడ్డి',
    'రాజ్\u200cకుమార్',
    'ఆర్\u200dయ',
    'రాజేష్\u200c రెడ్డి\u200c',
    'శ్రీ',
    'రా',
    'ఓం',
    'క్ష్',
    '  లక్ష్మీ   నరసింహ  ',
    'అన్న-మేరీ',
  ])('may be %j', (name) => expect(isTeluguName(name)).toBe(true));

  it.each([
    '',
    '.',
    '-',
    'Sravani',
    'శ్రావణి Reddy',
    'శ్రావణి 2',
    'శ్రావణి ౨',
    '9మి',
    '\u0c3eరా',
    'రా\u202eమ',
    'రా\u0000మ',
    'రా😀',
    'ராம்',
    `రా${'\u0c3e'.repeat(5)}`,
    'క'.repeat(101),
  ])('may not be %j', (name) => expect(isTeluguName(name)).toBe(false));

  it('is what readers of Telugu see, where it was given', () => {
    const both = { name: 'Sravani Reddy', nameTe: 'శ్రావణి రెడ్డి' };
    expect(nameIn(both, 'te')).toBe('శ్రావణి రెడ్డి');
    expect(nameIn(both, 'en')).toBe('Sravani Reddy');
    expect(nameIn(both, undefined)).toBe('Sravani Reddy');
    expect(nameIn({ ...both, nameTe: null }, 'te')).toBe('Sravani Reddy');
  });
});

describe('the name that a question speaks to', () => {
  it.each([
    ['Sravani Reddy', null, 'Sravani'],
    ['Sravani Reddy Yeruva', 'Yeruva', 'Sravani'],
    ['Yeruva Sravani Reddy', 'yeruva', 'Sravani'],
    ['Y. Sravani Reddy', null, 'Sravani'],
    ['యెరువ శ్రావణి', 'యెరువ', 'శ్రావణి'],
    ['Yeruva', 'Yeruva', 'Yeruva'],
    ['Y. S.', null, 'Y. S.'],
  ])('of %j with the family name %j is %j', (name, surname, first) => {
    expect(firstName(name, surname)).toBe(first);
  });
});
