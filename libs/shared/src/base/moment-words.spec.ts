import { momentFormat, partOfDay } from './moment-words.js';

const INDIA = 'Asia/Kolkata';
const time = (zone: string, moment: string, language: 'en' | 'te' = 'te') =>
  momentFormat(language, { timeStyle: 'short', timeZone: zone })(moment).replace(/\s/g, ' ');

describe('parts of the day', () => {
  it.each([
    [0, 'night'],
    [2, 'night'],
    [3, 'dawn'],
    [4, 'dawn'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [15, 'afternoon'],
    [16, 'evening'],
    [19, 'evening'],
    [20, 'night'],
    [23, 'night'],
  ] as const)('%d is %s', (hour, part) => {
    expect(partOfDay(hour)).toBe(part);
  });
});

describe('times of day', () => {
  it.each([
    ['00:00', '12:00 am', 'రాత్రి 12:00'],
    ['02:59', '2:59 am', 'రాత్రి 2:59'],
    ['03:00', '3:00 am', 'తెల్లవారుజామున 3:00'],
    ['04:59', '4:59 am', 'తెల్లవారుజామున 4:59'],
    ['05:00', '5:00 am', 'ఉదయం 5:00'],
    ['10:05', '10:05 am', 'ఉదయం 10:05'],
    ['12:00', '12:00 pm', 'మధ్యాహ్నం 12:00'],
    ['13:30', '1:30 pm', 'మధ్యాహ్నం 1:30'],
    ['18:30', '6:30 pm', 'సాయంత్రం 6:30'],
    ['21:00', '9:00 pm', 'రాత్రి 9:00'],
  ])('%s', (clock, en, te) => {
    expect(time('UTC', `2026-11-29T${clock}:00Z`, 'en')).toBe(en);
    expect(time('UTC', `2026-11-29T${clock}:00Z`)).toBe(te);
  });

  it('are those of the zone', () => {
    const moment = '2026-11-29T04:30:00Z';
    expect(time(INDIA, moment)).toBe('ఉదయం 10:00');
    expect(time('America/Chicago', moment)).toBe('రాత్రి 10:30');
    expect(time('Europe/London', moment)).toBe('తెల్లవారుజామున 4:30');
  });
});

describe('days', () => {
  it.each([
    [{ dateStyle: 'long' }, '29 November 2026', '29 నవంబర్ 2026'],
    [{ dateStyle: 'medium' }, '29 Nov 2026', '29 నవం 2026'],
    [{ day: 'numeric', month: 'short', year: 'numeric' }, '29 Nov 2026', '29 నవం 2026'],
    [{ day: 'numeric', month: 'long' }, '29 November', '29 నవంబర్'],
    [{ month: 'long', year: 'numeric' }, 'November 2026', 'నవంబర్ 2026'],
    [{ weekday: 'long' }, 'Sunday', 'ఆదివారం'],
    [{ weekday: 'long', day: 'numeric', month: 'long' }, 'Sunday, 29 November', '29 నవంబర్, ఆదివారం'],
    [{ dateStyle: 'full' }, 'Sunday, 29 November 2026', '29 నవంబర్ 2026, ఆదివారం'],
    [
      { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      '29 Nov, 09:05',
      '29 నవం, ఉదయం 9:05',
    ],
  ] as const)('%j', (options, en, te) => {
    const moment = new Date('2026-11-29T03:35:00Z');
    expect(momentFormat('en', { ...options, timeZone: INDIA })(moment)).toBe(en);
    expect(momentFormat('te', { ...options, timeZone: INDIA })(moment)).toBe(te);
  });

  it('begin at midnight in the zone', () => {
    const day = momentFormat('te', { dateStyle: 'long', timeZone: INDIA });
    expect(day('2026-11-28T18:29:59Z')).toBe('28 నవంబర్ 2026');
    expect(day('2026-11-28T18:30:00Z')).toBe('29 నవంబర్ 2026');
  });
});
