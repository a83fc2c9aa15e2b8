import { plainLine, plainText } from './plain-text.js';

describe('how a typed text is kept', () => {
  it.each([
    ['  Jose\u0301   Rao ', 'José Rao'],
    ['రాజ్\u200cకుమార్', 'రాజ్\u200cకుమార్'],
    ['రాజేష్\u200c రెడ్డి', 'రాజేష్ రెడ్డి'],
    ['మహేష్\u200c', 'మహేష్'],
    ['Sra\u200cvani', 'Sra\u200cvani'],
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
