import { expect, it } from 'vitest';
import { noteWords } from './note-figures';

it('says how many notes wait, and how long a decision takes', () => {
  expect(noteWords({ held: 3, medianHours: 2.54 })).toBe('3 waiting; decided after 2.5 h in the last 30 days (median)');
  expect(noteWords({ held: 0, medianHours: null })).toBe('0 waiting; none decided in the last 30 days');
});
