import { zoneOfCity } from './work-zone.js';

const NOW = new Date('2026-11-27T08:00:00Z');

describe('the zone of a city of work', () => {
  it.each([
    ['usa', 'Dallas', 'America/Chicago'],
    ['usa', 'dallas, TX', 'America/Chicago'],
    ['usa', 'Dallas TX', 'America/Chicago'],
    ['usa', 'Irving, Texas', 'America/Chicago'],
    ['usa', 'San Jose', 'America/Los_Angeles'],
    ['usa', 'New York', 'America/New_York'],
    ['usa', 'Detroit', 'America/New_York'],
    ['usa', 'Indianapolis', 'America/New_York'],
    ['usa', 'El Paso', 'America/Denver'],
    // One in Maine, one in Oregon.
    ['usa', 'Portland', null],
    ['usa', 'Portland, OR', 'America/Los_Angeles'],
    // In Ohio, Georgia and Indiana, by the same clocks.
    ['usa', 'Columbus', 'America/New_York'],
    ['usa', 'Somewhere', null],
    ['usa', '', null],
    ['usa', null, null],
    ['canada', 'Mississauga', 'America/Toronto'],
    ['australia', 'Melbourne', 'Australia/Sydney'],
    ['others', 'Singapore', 'Asia/Singapore'],
    ['others', 'Dublin', 'Europe/Dublin'],
    ['others', 'Dallas', null],
  ] as const)('%s, %s: %s', (country, city, zone) => {
    expect(zoneOfCity({ type: 'nri', country }, city, NOW)).toBe(zone);
  });

  it('is asked of those who work abroad alone', () => {
    expect(zoneOfCity({ type: 'india' }, 'Dallas', NOW)).toBeNull();
  });
});
