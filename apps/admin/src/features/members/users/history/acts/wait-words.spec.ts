import { ApiError } from '@kalyanam/web/api-error';
import { expect, it } from 'vitest';
import { waitWords } from './acts';

const NOW = new Date('2026-11-22T05:00:00Z');
const refused = (retryAfter?: number) =>
  new ApiError({ code: 'too-many-requests', status: 429, message: 'Too many.', ...(retryAfter && { retryAfter }) });

it.each([
  [60, 'Not possible before 10:31: Too many.'],
  [80_000, 'Not possible before 23 Nov, 08:43: Too many.'],
])('says until when after a limit of %i s', (seconds, words) => {
  expect(waitWords(refused(seconds), NOW)).toBe(words);
});

it('says nothing where there is nothing to wait for', () => {
  expect(waitWords(refused(), NOW)).toBeNull();
  expect(waitWords(new Error('x'), NOW)).toBeNull();
});
