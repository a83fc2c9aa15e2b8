import { afterEach, expect, it } from 'vitest';
import { display } from '../../session/display';
import { halfHour, timeIn } from './call-time';

const SLOT = '2026-11-30T04:30:00Z';
const DISPLAY = display.get();

afterEach(() => display.set(DISPLAY));

it('is written by the clocks of the zone', () => {
  expect(timeIn('Asia/Kolkata', SLOT, 'en')).toMatch(/^Monday, 30 November, 10:00\sam$/);
  expect(timeIn('Asia/Kolkata', SLOT, 'te')).toBe('30 నవంబర్, సోమవారం, ఉదయం 10:00');
  expect(timeIn('America/Chicago', SLOT, 'te')).toBe('29 నవంబర్, ఆదివారం, రాత్రి 10:30');
});

it('is written as it is said where everything is simple', () => {
  display.set({ ...DISPLAY, simple: true });
  expect(timeIn('Asia/Kolkata', SLOT, 'te')).toBe('సోమవారం ఉదయం పది గంటలకు, 30 నవంబర్');
});

it('writes a half hour', () => {
  expect(halfHour('18:30', 'en')).toMatch(/^6:30\spm$/);
  expect(halfHour('13:00', 'te')).toBe('మధ్యాహ్నం 1:00');
});
