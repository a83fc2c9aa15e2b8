import { stateOf, wordsFor } from './announcement.view.js';

const NOW = new Date('2026-06-10T06:00:00Z');
const later = new Date('2026-06-11T06:00:00Z');
const before = new Date('2026-06-09T06:00:00Z');
const BANNER = { banner: 1, mail: 0, startsAt: before, endsAt: later, sentAt: null, stoppedAt: null };
const MAIL = { banner: 0, mail: 1, startsAt: before, endsAt: null, sentAt: null, stoppedAt: null };

it.each([
  [BANNER, 'running'],
  [{ ...BANNER, startsAt: later }, 'planned'],
  [{ ...BANNER, endsAt: before }, 'ended'],
  [{ ...BANNER, stoppedAt: before }, 'stopped'],
  [{ ...BANNER, mail: 1, endsAt: before }, 'running'],
  [{ ...BANNER, mail: 1, sentAt: before }, 'running'],
  [MAIL, 'running'],
  [{ ...MAIL, sentAt: before }, 'ended'],
])('%o is %s', (announcement, state) => {
  expect(stateOf(announcement, NOW)).toBe(state);
});

it('is in the language of the member where it was written in it', () => {
  const english = { titleEn: 'Meet', textEn: 'On Sunday', titleTe: null, textTe: null };
  expect(wordsFor(english, 'te')).toEqual({ language: 'en', title: 'Meet', text: 'On Sunday' });
  const both = { ...english, titleTe: 'సభ', textTe: 'ఆదివారం' };
  expect(wordsFor(both, 'te')).toEqual({ language: 'te', title: 'సభ', text: 'ఆదివారం' });
  expect(wordsFor(both, 'en')).toEqual({ language: 'en', title: 'Meet', text: 'On Sunday' });
});
