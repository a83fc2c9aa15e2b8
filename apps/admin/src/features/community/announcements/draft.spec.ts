import { ANNOUNCEMENT_RULES } from '@kalyanam/shared/team/announcement.rules';
import { refusals } from '@kalyanam/shared/base/rule';
import { expect, it } from 'vitest';
import { EMPTY, momentOf, requestOf } from './draft';

it('takes times as those of India', () => {
  expect(momentOf('2026-06-10T09:30')).toBe('2026-06-10T04:00:00.000Z');
  expect(momentOf('')).toBe('');
});

it('asks for a title, a text and a way, and refuses ages that are no numbers', () => {
  const found = refusals(ANNOUNCEMENT_RULES, requestOf({ ...EMPTY, banner: false, ageFrom: 'old' }));
  expect(Object.keys(found).sort()).toEqual(['banner', 'segment.ageFrom', 'textEn', 'titleEn']);
});

it('accepts a filled draft', () => {
  const draft = { ...EMPTY, titleEn: 'Meet', textEn: 'On Sunday', ageFrom: '24', ageTo: '30', activeDays: '30' };
  expect(refusals(ANNOUNCEMENT_RULES, requestOf(draft))).toEqual({});
});
