import { isPersonName, plainName } from './person-name.js';

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
    'Sra\u200bvani',
    '\u202eyddeR inavarS',
    'Sravani\u0000',
    'Sravani\u001b[31m',
    'Sravani\ufe0f',
    'Sra\u034fvani',
    '\u200dSravani',
    'Sravani\u200c',
    'Sra\u200d\u200dvani',
    'Sravani \u200cReddy',
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

  it('is kept composed, with single spaces', () => {
    expect(plainName('  Jose\u0301   Rao ')).toBe('José Rao');
    expect(plainName('శ్రావణి')).toBe('శ్రావణి');
    expect(plainName('రాజ్\u200cకుమార్')).toBe('రాజ్\u200cకుమార్');
  });
});
