import { describe, expect, it } from 'vitest';
import { carriedNumbers, freshNumbers } from './line-numbers';

describe('the numbers of lines', () => {
  it('begin at 1', () => {
    expect(freshNumbers('a\nb')).toEqual([1, 2]);
    expect(carriedNumbers([1], '', 'a\nb')).toEqual([1, 2]);
  });

  it.each([
    ['an edited line', 'a\nb\nc', 'a\nB\nc', [4, 9, 17]],
    ['a removed line', 'a\nb\nc', 'a\nc', [4, 17]],
    ['an added line', 'a\nb\nc', 'a\nb\nnew\nc', [4, 9, null, 17]],
    ['a line added at the end', 'a\nb\nc', 'a\nb\nc\n', [4, 9, 17, null]],
  ])('stay with %s', (_, before, after, numbers) => {
    expect(carriedNumbers([4, 9, 17], before, after)).toEqual(numbers);
  });

  it('begin again with another list', () => {
    expect(carriedNumbers([4, 9], 'a\nb', 'x\ny\nz')).toEqual([1, 2, 3]);
  });
});
