import { randomBytes } from 'node:crypto';
import { KeyRing } from '../../crypto/key-ring.js';
import type { Settings } from '../../config/settings.js';
import { isCertain, WatermarkPatterns } from './watermark-patterns.js';

const key = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;
const patternsOf = (...keys: string[]) =>
  new WatermarkPatterns(new KeyRing({ secrets: { dataKeys: keys.join(',') } } as Settings));

describe('the patterns of viewers', () => {
  it('are those of one viewer in one photo, the same each time', () => {
    const patterns = patternsOf(key('a'));
    const drawn = [
      ['viewer', 'photo'],
      ['viewer', 'other'],
      ['other', 'photo'],
      ['view', 'erphoto'],
    ].map(([viewer = '', photo = '']) => patterns.forViewer(viewer, photo).toString('hex'));
    expect(new Set(drawn).size).toBe(4);
    expect(patterns.forViewer('viewer', 'photo').toString('hex')).toBe(drawn[0]);
    expect(patterns.forViewer('viewer', 'photo')).toHaveLength(90);
  });

  it('are drawn with the first key, and told again with every one that is in the ring', () => {
    const [old, current] = [key('old'), key('current')];
    const before = patternsOf(old).forViewer('viewer', 'photo');
    const rotated = patternsOf(current, old);
    expect(rotated.forViewer('viewer', 'photo')).not.toEqual(before);
    expect(rotated.every('viewer', 'photo')).toEqual([rotated.forViewer('viewer', 'photo'), before]);
    expect(patternsOf(current).every('viewer', 'photo')).not.toContainEqual(before);
  });
});

describe('a verdict', () => {
  it.each([
    [[0.26, 0.12], 0.1, true],
    [[0.25, 0.1], 0.1, false],
    [[0.5, 0.26], 0.1, false],
    [[0.5], 0.26, false],
    [[0.5], 0.2, true],
    [[], 0.1, false],
  ])('of %p, where chance gives %p: %p', (correlations, chance, certain) => {
    expect(isCertain(correlations, chance)).toBe(certain);
  });
});
