import { showTranslations } from '@kalyanam/web/i18n/language';
import { afterEach, expect, it } from 'vitest';
import { dayAndTime, fullDay, shortDayAndTime, timeOfDay } from './india-date';

const written = () => [fullDay, dayAndTime, shortDayAndTime, timeOfDay].map((write) => write('2026-11-29T13:00:00Z'));

afterEach(() => showTranslations('en', {}));

it('writes days and times of India in the language that is shown', () => {
  expect(written()).toEqual(['29 Nov 2026', '29 Nov 2026, 18:30', '29 Nov, 18:30', '18:30']);
  showTranslations('te', {});
  expect(written()).toEqual(['29 నవంబర్ 2026', '29 నవంబర్ 2026, సాయంత్రం 6:30', '29 నవంబర్, సాయంత్రం 6:30', 'సాయంత్రం 6:30']);
});
