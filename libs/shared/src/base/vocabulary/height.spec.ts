import { heightInches, heightLabel, heightText, HEIGHTS } from './height.js';

describe('height (R19)', () => {
  it.each([
    ['5.1', 61],
    ['5.10', 70],
    ['5.0', 60],
    ['5', 60],
    [`5'10"`, 70],
    [`5'10`, 70],
    ['5’4”', 64],
    [' 4.6 ', 54],
    ['6.3', 75],
  ])('reads %s as %i inches', (written, inches) => {
    expect(heightInches(written)).toBe(inches);
  });

  it.each([
    '4.5',
    '6.4',
    '5.12',
    '5.',
    'tall',
    '',
    '55',
    '5.100',
    `1${' '.repeat(2000)}x`,
    `5${' '.repeat(8)}.1`,
    null,
    5.4,
    ['5.4'],
  ])('refuses %p', (written) => {
    expect(heightInches(written)).toBeNull();
  });

  it('writes every height so that it reads the same', () => {
    expect(HEIGHTS).toHaveLength(22);
    for (const { value, label } of HEIGHTS) {
      const inches = heightInches(value);
      expect(heightInches(label)).toBe(inches);
      expect(heightText(inches ?? 0)).toBe(value);
      expect(heightLabel(inches ?? 0)).toBe(label);
    }
    expect(HEIGHTS[0]?.label).toBe(`4'6"`);
    expect(HEIGHTS.at(-1)?.label).toBe(`6'3"`);
  });
});
