import { OFFERED, offeredDays, type OfferedDay } from './offered-days.js';
import { slotsProblem } from './slots.js';
import { wallTime } from './zoned-time.js';
import { CALL_ZONES, INDIA_ZONE } from './zones.js';

const DALLAS = 'America/Chicago';
const at = (text: string): Date => new Date(text);
const clocks = ({ slots }: OfferedDay, zone: string): string[] => slots.map((slot) => wallTime(slot, zone).time);
const dayOf = (days: readonly OfferedDay[], date: string): OfferedDay => {
  const found = days.find((day) => day.date === date);
  if (!found) throw new Error(`${date} is not offered`);
  return found;
};

describe('the hours that are proposed for a call', () => {
  // Friday 2:46 pm in Dallas, Saturday 2:16 am in Kurnool.
  const now = at('2026-11-27T20:46:00Z');

  it('are daytime in Dallas and in India, six on each of four days', () => {
    const days = offeredDays(now, DALLAS, INDIA_ZONE);
    expect(days.map(({ date }) => date)).toEqual(['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30']);
    const saturday = dayOf(days, '2026-11-28');
    expect(clocks(saturday, DALLAS)).toEqual(['08:00', '08:30', '09:00', '09:30', '20:30', '21:00']);
    expect(clocks(saturday, INDIA_ZONE)).toEqual(['19:30', '20:00', '20:30', '21:00', '08:00', '08:30']);
    expect(wallTime(saturday.slots[4]!, INDIA_ZONE).date).toBe('2026-11-29');
    // Today has its last hours only.
    expect(clocks(dayOf(days, '2026-11-27'), DALLAS)).toEqual(['20:30', '21:00']);
  });

  it('are the same hours seen from India, on the days of India', () => {
    const sunday = dayOf(offeredDays(now, INDIA_ZONE, DALLAS), '2026-11-29');
    expect(clocks(sunday, INDIA_ZONE)).toEqual(['08:00', '08:30', '19:30', '20:00', '20:30', '21:00']);
  });

  it('are spread over the day in one and the same zone', () => {
    const sunday = dayOf(offeredDays(now, INDIA_ZONE, INDIA_ZONE), '2026-11-29');
    expect(clocks(sunday, INDIA_ZONE)).toEqual(['08:00', '10:30', '13:00', '16:00', '18:30', '21:00']);
  });

  it.each([
    // On Sunday 14 March 2027 the clocks of Dallas go forward at two: in India the hours move.
    ['2027-03-13', ['08:00', '08:30', '09:00', '09:30', '20:30', '21:00'], '19:30'],
    ['2027-03-14', ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30'], '18:30'],
    ['2027-03-15', ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30'], '18:30'],
  ])('follow the change of clocks on %s', (date, mine, theirFirst) => {
    const day = dayOf(offeredDays(at('2027-03-12T12:00:00Z'), DALLAS, INDIA_ZONE), date);
    expect(clocks(day, DALLAS)).toEqual(mine);
    expect(clocks(day, INDIA_ZONE)[0]).toBe(theirFirst);
  });

  it('have each half hour once on the day whose hour comes twice', () => {
    const day = dayOf(offeredDays(at('2026-10-31T12:00:00Z'), DALLAS, INDIA_ZONE), '2026-11-01');
    expect(new Set(day.slots.map(Number)).size).toBe(day.slots.length);
    expect(clocks(day, INDIA_ZONE)[0]).toBe('19:30');
  });

  it('are half hours of both clocks where a zone is half an hour off', () => {
    for (const zone of ['Australia/Adelaide', 'America/St_Johns', INDIA_ZONE])
      for (const { slots } of offeredDays(now, zone, 'Europe/London'))
        for (const slot of slots) expect(wallTime(slot, zone).time).toMatch(/:(00|30)$/);
  });

  it('can be offered between any two zones, and are never at night', () => {
    for (const zone of CALL_ZONES) {
      const days = offeredDays(now, zone, INDIA_ZONE);
      expect(days).toHaveLength(OFFERED.days);
      for (const { slots, daytime } of days) {
        expect(daytime).toBe(true);
        expect(slots.length).toBeGreaterThan(0);
        expect(slotsProblem(slots.slice(0, 3), now)).toBeNull();
        for (const place of [zone, INDIA_ZONE])
          for (const slot of slots) {
            const { time } = wallTime(slot, place);
            expect(time >= '08:00' && time <= '21:00').toBe(true);
          }
      }
    }
  });

  it('begin tomorrow where today has none left', () => {
    // Saturday 9 pm in India: in two hours it is night.
    const [first] = offeredDays(at('2026-11-28T15:30:00Z'), INDIA_ZONE, INDIA_ZONE);
    expect(first).toMatchObject({ date: '2026-11-29', daytime: true });
  });

  it('are the least bad, and said to be, where no hour is daytime in both places', () => {
    const office = { from: 10, to: 16 };
    const days = offeredDays(now, DALLAS, INDIA_ZONE, office);
    expect(days).toHaveLength(OFFERED.days);
    const saturday = dayOf(days, '2026-11-28');
    expect(saturday.daytime).toBe(false);
    // At 7:00 in Dallas it is 18:30 in India, at 19:30 it is 7:00: no more than three and a half hours off for anyone.
    expect(clocks(saturday, DALLAS)).toEqual(['06:30', '07:00', '07:30', '08:00', '19:00', '19:30']);
  });
});
