import { cardSummary, initials, searchWords, syllables } from './text.js';

describe('texts', () => {
  it('makes initials of at most 2 letters', () => {
    expect(initials('Sravani Reddy')).toBe('SR');
    expect(initials('  padma  ')).toBe('P');
    expect(initials('Lakshmi Devi Reddy')).toBe('LR');
    expect(initials('')).toBe('');
  });

  it.each([
    ['శ్రావణి రెడ్డి', 'శ్రారె'],
    ['జ్ఞానేశ్వరి క్ష్మాదేవి రెడ్డి', 'జ్ఞారె'],
    ['రాజ్\u200cకుమార్', 'రా'],
    ['ఆర్\u200dయ', 'ఆ'],
    ['క్ష్', 'క్ష్'],
    ['శ్రీ', 'శ్రీ'],
    ['కె. వి. రెడ్డి', 'కెరె'],
    ['ॐ 😀', 'ॐ😀'],
  ])('takes whole syllables of %s as initials', (name, letters) => expect(initials(name)).toBe(letters));

  it('keeps a conjunct whole where the browser parts it after its virama', () => {
    const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment');
    const parts = (text: string) => text.match(/.\p{M}*[\u200c\u200d]*/gu)?.map((part) => ({ segment: part })) ?? [];
    segment.mockImplementation((text) => parts(text) as never);
    expect(syllables('లక్ష్మి')).toEqual(['ల', 'క్ష్మి']);
    expect(syllables('రాజ్\u200cకుమార్ ఏ')).toEqual(['రా', 'జ్\u200c', 'కు', 'మా', 'ర్', ' ', 'ఏ']);
    segment.mockRestore();
  });

  it('cuts a card summary at 100 characters and never splits a character', () => {
    expect(cardSummary('short')).toBe('short');
    expect(cardSummary('a'.repeat(100))).toBe('a'.repeat(100));
    expect(cardSummary('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
    expect(cardSummary('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}…`);
    expect(cardSummary(`${'క'.repeat(98)}శ్రావణి`)).toBe(`${'క'.repeat(98)}…`);
    expect(cardSummary(`${'క'.repeat(96)}శ్రావణి`)).toBe(`${'క'.repeat(96)}శ్రా…`);
    expect(cardSummary(`క${'\u0c3e'.repeat(101)}`)).toBe('…');
  });

  it.each([
    ['  Lakshmi  REDDY-Lakshmi ', ['lakshmi', 'reddy']],
    ['José Ñandú', ['jose', 'nandu']],
    ['శ్రావణి రెడ్డి', ['శ్రావణి', 'రెడ్డి']],
    ['ｓｉｔａ', ['sita']],
    ['%_ .', []],
    ['', []],
  ])('splits %j into the words of a search', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });
});
