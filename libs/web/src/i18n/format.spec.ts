import { expect, it } from 'vitest';
import { formatAgo, formatDay, formatMoment } from './format';

const NOW = new Date('2026-11-22T06:00:00Z');

it.each([
  ['2026-11-22T06:00:00Z', 'now'],
  ['2026-11-22T05:46:00Z', '14 minutes ago'],
  ['2026-11-22T04:00:00Z', '2 hours ago'],
  ['2026-11-21T04:00:00Z', 'yesterday'],
  ['2026-11-10T04:00:00Z', '12 days ago'],
])('%s is %s', (moment, words) => {
  expect(formatAgo(moment, NOW, 'en')).toBe(words);
});

it('speaks Telugu', () => {
  expect(formatAgo('2026-11-22T04:00:00Z', NOW, 'te')).toMatch(/[\u0c00-\u0c7f]/);
});

it('writes days and moments of India', () => {
  const moment = '2026-11-29T13:00:00Z';
  expect(formatDay(moment, 'en')).toBe('29 November 2026');
  expect(formatMoment(moment, 'en')).toMatch(/^29 November 2026, 6:30\spm$/);
  expect(formatDay(moment, 'te')).toBe('29 నవంబర్ 2026');
  expect(formatMoment(moment, 'te')).toBe('29 నవంబర్ 2026, సాయంత్రం 6:30');
});
