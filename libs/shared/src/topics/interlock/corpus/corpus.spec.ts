import { isForTuning } from './corpus.js';
import { en } from './en.js';
import { moreEn } from './more-en.js';
import { moreTe } from './more-te.js';
import { moreTinglish } from './more-tinglish.js';
import { te } from './te.js';
import { tinglish } from './tinglish.js';

describe.each([
  ['English', en],
  ['Telugu', te],
  ['Telugu in Latin letters', tinglish],
  ['English, about ways round the lint', moreEn],
  ['Telugu, about ways round the lint', moreTe],
  ['Telugu in Latin letters, about ways round the lint', moreTinglish],
])('the lines in %s', (_language, corpus) => {
  const lines = Object.values(corpus).flat();
  const share = (some: readonly string[], of: readonly string[]) => some.length / of.length;

  it('are many enough, all different, and each fits into a note', () => {
    expect(lines.length).toBeGreaterThanOrEqual(110);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => Array.from(line).length > 240 || line !== line.normalize('NFC').trim())).toEqual([]);
  });

  it('are harmless about as often as not', () => {
    expect(share(corpus.none, lines)).toBeGreaterThan(0.35);
    expect(share(corpus.none, lines)).toBeLessThan(0.65);
  });

  it('are held out by half', () => {
    expect(share(lines.filter(isForTuning), lines)).toBeGreaterThan(0.4);
    expect(share(lines.filter(isForTuning), lines)).toBeLessThan(0.6);
  });
});
