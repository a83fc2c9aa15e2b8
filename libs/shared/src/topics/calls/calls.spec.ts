import { CALL_MESSAGES } from './calls.js';
import { slotsProblem } from './slots.js';
import { isNight, momentAt, wallTime, zoneLike } from './zoned-time.js';
import { CALL_ZONES, INDIA_ZONE, isZoneSure, zoneAt, ZONES_OF, zonesAt } from './zones.js';

const at = (text: string): Date => new Date(text);

describe('the time of a call in two zones', () => {
  it.each([
    // Sunday 10:00 in Kurnool; in Dallas Saturday evening, before and after the clocks change on 1 November 2026.
    ['2026-10-25', '10:00', '2026-10-24', '23:30'],
    ['2026-11-01', '10:00', '2026-10-31', '23:30'],
    ['2026-11-08', '10:00', '2026-11-07', '22:30'],
    // And on 14 March 2027.
    ['2027-03-14', '10:00', '2027-03-13', '22:30'],
    ['2027-03-15', '10:00', '2027-03-14', '23:30'],
  ])('%s %s in India is %s %s in Dallas', (date, time, there, hour) => {
    const moment = momentAt({ date, time }, INDIA_ZONE);
    expect(moment && wallTime(moment, 'America/Chicago')).toEqual({ date: there, time: hour });
    expect(momentAt({ date: there, time: hour }, 'America/Chicago')).toEqual(moment);
  });

  it('knows no moment of the hour that is skipped, and the first of the hour that comes twice', () => {
    expect(momentAt({ date: '2027-03-14', time: '02:30' }, 'America/Chicago')).toBeNull();
    expect(momentAt({ date: '2026-11-01', time: '01:30' }, 'America/Chicago')).toEqual(at('2026-11-01T06:30:00Z'));
    expect(momentAt({ date: 'x', time: '01:30' }, INDIA_ZONE)).toBeNull();
  });

  it('reads every zone that can be chosen, at full and half hours of all of them', () => {
    for (const zone of CALL_ZONES) expect(wallTime(at('2026-07-01T12:00:00Z'), zone).time).toMatch(/:(00|30)$/);
  });

  it.each([
    ['usa', 'America/Chicago', 'America/Chicago'],
    ['usa', 'America/Detroit', 'America/New_York'],
    ['usa', 'America/Indiana/Knox', 'America/Chicago'],
    ['usa', 'America/Boise', 'America/Denver'],
    ['canada', 'America/Montreal', 'America/Toronto'],
    ['australia', 'Australia/Melbourne', 'Australia/Sydney'],
    // Clocks that are never changed, or that no one can choose there.
    ['usa', 'America/Bogota', null],
    ['usa', 'Asia/Calcutta', null],
    ['usa', 'Somewhere/Else', null],
    ['usa', '', null],
  ] as const)('finds in %s the zone of a phone in %j', (country, phone, found) => {
    expect(zoneLike(ZONES_OF[country], phone, at('2026-11-27T08:00:00Z'))).toBe(found);
  });

  it('calls 22:00 to 07:00 night', () => {
    const in_ = (time: string) => isNight(at(`2026-07-01T${time}:00+05:30`), INDIA_ZONE);
    expect(['21:30', '22:00', '06:30', '07:00'].map(in_)).toEqual([false, true, true, false]);
  });

  it('knows the zone of a place, or asks', () => {
    expect(zonesAt({ type: 'india' })).toEqual([INDIA_ZONE]);
    expect([isZoneSure({ type: 'nri', country: 'uk' }), isZoneSure({ type: 'nri', country: 'usa' })]).toEqual([
      true,
      false,
    ]);
    expect(zoneAt({ type: 'nri', country: 'usa' }, 'America/Chicago')).toBe('America/Chicago');
    expect(zoneAt({ type: 'nri', country: 'uk' }, 'America/Chicago')).toBe('Europe/London');
  });
});

describe('slots', () => {
  const now = at('2026-11-24T10:10:00Z');
  it.each([
    [[], CALL_MESSAGES.slotCount],
    [['2026-11-25T05:00Z', '2026-11-25T05:30Z', '2026-11-25T06:00Z', '2026-11-25T06:30Z'], CALL_MESSAGES.slotCount],
    [['2026-11-25T05:10Z'], CALL_MESSAGES.slotStart],
    [['tomorrow'], CALL_MESSAGES.slotStart],
    [['2026-11-25T05:00Z', '2026-11-25T05:00Z'], CALL_MESSAGES.slotTwice],
    [['2026-11-24T12:00Z'], CALL_MESSAGES.slotSpan],
    [['2026-11-23T12:00Z'], CALL_MESSAGES.slotSpan],
    [['2026-12-16T10:00Z'], CALL_MESSAGES.slotSpan],
    [['2026-11-24T12:30Z', '2026-12-15T10:00Z'], null],
  ])('%j', (slots, problem) => {
    expect(slotsProblem(slots.map(at), now)).toBe(problem);
  });
});
