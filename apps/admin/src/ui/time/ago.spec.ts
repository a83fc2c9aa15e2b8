import { describe, expect, it } from 'vitest';
import { agoWords } from './ago';

const NOW = new Date('2026-11-22T12:00:00.000Z');

describe('how long ago', () => {
  it.each([
    ['2026-11-22T12:00:30.000Z', 'just now'],
    ['2026-11-22T11:59:30.000Z', 'just now'],
    ['2026-11-22T11:58:00.000Z', '2 min ago'],
    ['2026-11-22T09:00:00.000Z', '3 h ago'],
    ['2026-11-21T11:00:00.000Z', '1 day ago'],
    ['2026-11-10T12:00:00.000Z', '12 days ago'],
    ['2026-08-22T12:00:00.000Z', '3 months ago'],
    ['2024-10-22T12:00:00.000Z', '2 years ago'],
  ])('%s is %s', (at, words) => {
    expect(agoWords(at, NOW)).toBe(words);
  });
});
