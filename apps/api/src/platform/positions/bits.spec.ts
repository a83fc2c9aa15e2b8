import { countBoth } from './bits.js';

/** Words without a pattern, the same ones each time. */
function words(length: number, seed: number): Uint32Array<ArrayBuffer> {
  let state = seed;
  return Uint32Array.from({ length }, () => (state = Math.imul(state, 1_664_525) + 1_013_904_223));
}

const onesOf = (word: number): number => (word >>> 0).toString(2).replaceAll('0', '').length;

describe('sets of positions as bits', () => {
  it('counts what is in both, whatever their lengths are', () => {
    for (let length = 0; length < 70; length += 1) {
      const [one, other] = [words(length, 7), words(Math.max(0, length - 3), 11)];
      const both = [...other].reduce((count, word, at) => count + onesOf(word & one[at]!), 0);
      expect(countBoth(one, other)).toBe(both);
      expect(countBoth(one, one)).toBe([...one].reduce((count, word) => count + onesOf(word), 0));
    }
    const full = new Uint32Array(13).fill(-1);
    expect(countBoth(full, full)).toBe(13 * 32);
  });
});
