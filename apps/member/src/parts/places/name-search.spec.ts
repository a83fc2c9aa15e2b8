import { describe, expect, it } from 'vitest';
import { te } from '@kalyanam/shared/base/vocabulary/city-names.te';
import { byShownName, nameMatches } from './name-search';

const CITIES = ['Hyderabad', 'Mahabubnagar', 'Kongara'];
const nameOf = (city: string) => te[city] ?? city;

describe('a city', () => {
  it.each(['హైద', 'hyd', 'HYDERABAD ', 'హైదరాబాద్'])('is found by %s', (typed) => {
    expect(CITIES.filter((city) => nameMatches([nameOf(city), city], typed))).toEqual(['Hyderabad']);
  });

  it('is found without the joiner that a keyboard leaves out', () => {
    expect(te['Mahabubnagar']).toContain('\u200c');
    expect(nameMatches([te['Mahabubnagar'] ?? ''], 'మహబూబ్నగర్')).toBe(true);
  });

  it('is known by the name that is shown, and stays as typed when no one calls it so', () => {
    const cityOf = byShownName(CITIES, nameOf);
    expect(cityOf('హైదరాబాద్')).toBe('Hyderabad');
    expect(cityOf('Kongara')).toBe('Kongara');
    expect(cityOf('హైద')).toBe('హైద');
  });
});

it('calls cities in Telugu letters', () => {
  expect(Object.values(te).filter((name) => !/^[\u0c00-\u0c7f\u200c -]+$/.test(name))).toEqual([]);
  expect(Object.keys(te).filter((city) => !/^[A-Z][A-Za-z. -]+$/.test(city))).toEqual([]);
});
