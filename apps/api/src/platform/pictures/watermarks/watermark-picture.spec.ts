import { MEMBER_CODE_NUMBERS, memberCodeOf } from '@kalyanam/shared/topics/account/member-code';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { lineSvg } from './watermark-line.js';
import { TEAM } from './watermark-patterns.js';
import { addPattern, MARK_BYTES } from './watermark-pattern.js';
import { markedPicture } from './watermark-picture.js';

const stored = (width: number, height: number, background = '#8a6a4b'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer();
const pixelsOf = (picture: Buffer) => sharp(picture).raw().toBuffer({ resolveWithObject: true });
const bits = randomBytes(MARK_BYTES);

describe('a marked picture', () => {
  it.each([
    ['upright', [1280, 1600], [864, 1080]],
    ['lying', [1600, 1200], [1080, 810]],
    ['small', [60, 50], [60, 50]],
  ])('is at most 1080 on its long side: %s', async (_, [width = 0, height = 0], [wide, high]) => {
    const { info } = await pixelsOf(
      await markedPicture(await stored(width, height), { bits, line: '4821390K 24.11.2026' }),
    );
    expect({ width: info.width, height: info.height, channels: info.channels }).toEqual({
      width: wide,
      height: high,
      channels: 3,
    });
  });

  it('has an invisible pattern: at most two levels, 44 dB', () => {
    const before = new Uint8Array(864 * 1080 * 3).fill(120);
    const data = Uint8Array.from(before);
    addPattern({ data, width: 864, height: 1080, channels: 3 }, bits);
    const differences = data.map((value, at) => Math.abs(value - (before[at] ?? 0)));
    expect(Math.max(...[0, 1, 2, 3].filter((level) => differences.includes(level)))).toBe(2);
    const meanSquare = differences.reduce((sum, value) => sum + value * value, 0) / differences.length;
    expect(10 * Math.log10(255 ** 2 / meanSquare)).toBeGreaterThan(44);
  });

  it('stops at black and white', () => {
    for (const level of [0, 255]) {
      const data = new Uint8Array(48 * 60 * 3).fill(level);
      addPattern({ data, width: 48, height: 60, channels: 3 }, bits);
      expect(Math.max(...data.map((value) => Math.abs(value - level)))).toBeLessThanOrEqual(2);
    }
  });

  it.each(['#ffffff', '#000000', '#8a6a4b'])(
    'has a line that can be read on %s, at the lower edge only',
    async (color) => {
      const { data, info } = await pixelsOf(
        await markedPicture(await stored(400, 500, color), { bits, line: '4821390K 24.11.2026' }),
      );
      const contrastOf = (from: number, to: number): number => {
        const green = data
          .subarray(from * info.width * 3, to * info.width * 3)
          .filter((_, at) => at % 3 === 1)
          .sort();
        return (green.at(-1) ?? 0) - (green[0] ?? 0);
      };
      expect(contrastOf(470, 500)).toBeGreaterThan(90);
      expect(contrastOf(0, 460)).toBeLessThan(12);
    },
  );

  it('draws every number that a member can have, and the team', () => {
    const size = { width: 400, height: 500 };
    const codes = Array.from({ length: 200 }, (_, step) => memberCodeOf(String(MEMBER_CODE_NUMBERS.from + step)));
    expect(new Set(codes.map((code) => code.at(-1))).size).toBe(19);
    for (const code of [...codes, TEAM.code]) expect(lineSvg(`${code} 23.04.1956`, size)).toContain('<path');
    expect(() => lineSvg('<', size)).toThrow();
  });
});
