import { isZone } from '@kalyanam/shared/topics/stars/birth-time';
import { HOROSCOPE_LIMITS } from '@kalyanam/shared/topics/stars/horoscope';
import { allBirthPlaces, birthPlace, birthPlacesLike } from './birth-places.js';

describe('places of birth', () => {
  it('are our own towns first, then the larger ones of other countries', () => {
    expect(birthPlacesLike('kurn')).toEqual([
      { id: 'kurnool-andhra-pradesh', name: 'Kurnool, Andhra Pradesh', zones: ['Asia/Kolkata'] },
    ]);
    expect(birthPlacesLike(' Hyderab').map(({ name }) => name)).toEqual([
      'Hyderabad, Telangana',
      'Hyderabad, Pakistan',
    ]);
    expect(birthPlacesLike('dallas')).toEqual([
      { id: 'dallas-tx-united-states', name: 'Dallas, TX, United States', zones: ['America/Chicago'] },
    ]);
    expect(birthPlacesLike('El Paso')[0]?.zones).toEqual(['America/Denver']);
    expect(birthPlacesLike('são paulo')[0]?.zones.length).toBeGreaterThan(1);
  });

  it('are at most ten, and none for nothing', () => {
    expect(birthPlacesLike('a')).toHaveLength(10);
    expect(birthPlacesLike('  ')).toEqual([]);
    expect(birthPlacesLike('zzzz')).toEqual([]);
    expect(birthPlace('nowhere')).toBeNull();
  });

  it('lie where the vectors have them', () => {
    expect(birthPlace('kadapa-andhra-pradesh')).toMatchObject({ lat: 14.48, lon: 78.8235 });
    for (const [id, lat, lon] of [
      ['vijayawada-andhra-pradesh', 16.5, 80.6],
      ['warangal-telangana', 18, 79.6],
      ['tenali-andhra-pradesh', 16.2, 80.6],
      ['dallas-tx-united-states', 32.8, -96.8],
    ] as const) {
      expect(birthPlace(id)?.lat).toBeCloseTo(lat, 0);
      expect(birthPlace(id)?.lon).toBeCloseTo(lon, 0);
    }
  });

  it('have each an id and a name of their own, coordinates and zones that exist', () => {
    const places = allBirthPlaces();
    expect(places.length).toBeGreaterThan(6000);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    const zones = new Set(places.flatMap(({ zones: names }) => names));
    expect([...zones].filter((zone) => !isZone(zone))).toEqual([]);
    const odd = places.filter(
      ({ id, name, lat, lon }) =>
        !(Math.abs(lat) < 72 && Math.abs(lon) <= 180 && name.length <= HOROSCOPE_LIMITS.placeLength && id.length <= 80),
    );
    expect(odd).toEqual([]);
  });
});
