import { STARS } from '@kalyanam/shared/base/domain/stars';
import { rasiOf, starId } from '@kalyanam/shared/topics/stars/star';
import vectors from '@kalyanam/shared/domain/astro-vectors.json' with { type: 'json' };
import { birthStarAt, borderNear, chartOf, lagnaAt, moonAt, planetAt, rasiAt, starChanges } from './ephemeris.js';

const MINUTE = 60_000;
const at = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE);

describe('the reckoning of a birth', () => {
  it.each(vectors.vectors)('$id, $place: as three methods have it', (vector) => {
    const birth = new Date(vector.birth);
    const star = birthStarAt(birth);
    expect([starId(star.star), star.pada, rasiOf(star)]).toEqual([vector.star, vector.pada, vector.rasi]);
    expect(Math.abs(moonAt(birth) - vector.moonBySwissEphemeris)).toBeLessThan(0.001);
    expect(Math.abs(lagnaAt(birth, vector) - vector.lagnaBySwissEphemeris)).toBeLessThan(0.001);
    expect(rasiAt(lagnaAt(birth, vector))).toBe(vector.lagnaRasi);
    expect(planetAt(birth, 'mars')).toBeCloseTo(vector.mars, 2);
    expect(planetAt(birth, 'venus')).toBeCloseTo(vector.venus, 2);
    const { fromLagna: lagna, fromMoon: moon, fromVenus: venus } = vector.marsHouse;
    expect(chartOf(birth, vector)).toEqual({ lagna: vector.lagnaRasi, marsFrom: { lagna, moon, venus } });
  });

  it.each(vectors.vectors)('$id: the pada began and ends when it should', (vector) => {
    const birth = new Date(vector.birth);
    const since = at(birth, -vector.minutesSincePadaBegan);
    const until = at(birth, vector.minutesToPadaEnd);
    expect(birthStarAt(at(since, -1.5))).not.toEqual(birthStarAt(birth));
    expect(birthStarAt(at(since, 1.5))).toEqual(birthStarAt(birth));
    expect(birthStarAt(at(until, -1.5))).toEqual(birthStarAt(birth));
    expect(birthStarAt(at(until, 1.5))).not.toEqual(birthStarAt(birth));
  });

  it.each(vectors.published)('$what on $at, to the minute', ({ at: published, what }) => {
    const end = new Date(published);
    const [star, pada = 4] = what.split(' ').map((word) => (/^\d$/.test(word) ? Number(word) : word));
    const ended = birthStarAt(at(end, -1));
    expect([starId(ended.star), ended.pada]).toEqual([star, typeof pada === 'number' ? pada : 4]);
    expect(birthStarAt(at(end, 1))).not.toEqual(ended);
  });

  it('finds the border that is 14 minutes away, and none that is further than asked', () => {
    const v6 = new Date(vectors.vectors[5]!.birth);
    const border = borderNear(v6, 15)!;
    expect([border.before.pada, border.after.pada]).toEqual([2, 3]);
    expect(Math.abs((border.at.getTime() - v6.getTime()) / MINUTE - 14)).toBeLessThan(1);
    expect(borderNear(v6, 12)).toBeNull();
    expect(borderNear(new Date(vectors.vectors[0]!.birth), 30)).toBeNull();
  });

  it('finds every change of star in a month', () => {
    const changes = starChanges(new Date('2021-01-01T00:00:00Z'), new Date('2021-01-28T07:43:00Z'));
    expect(changes.map(({ after }) => after.star).sort((a, b) => a - b)).toEqual(STARS.map((_, star) => star + 1));
  });
});
