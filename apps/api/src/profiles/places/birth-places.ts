/** C11: birth places, with their position and time zone; suggestions as someone types. */
import type { BirthPlace } from '@kalyanam/shared/contracts/horoscope';
import { STATES } from '@kalyanam/shared/base/vocabulary/places';
import { BIRTH_TOWNS } from './birth-place.data.js';
import { citySlug } from './cities.js';

const MOST = 10;
const ACCENTS = /\p{Mn}/gu;

export interface LocatedPlace extends BirthPlace {
  readonly lat: number;
  readonly lon: number;
}

interface KnownPlace extends LocatedPlace {
  readonly country: string;
  /** The state of a country that is listed by states, such as TX. */
  readonly region: string;
  readonly key: string;
}

const countries = new Intl.DisplayNames('en', { type: 'region' });
const plain = (text: string): string => text.normalize('NFD').replace(ACCENTS, '').toLowerCase().trim();

function ofGroup([country, region, zones, towns]: (typeof BIRTH_TOWNS)[number]): KnownPlace[] {
  const state = STATES.find(({ value }) => value === region)?.label ?? region;
  const where =
    country === 'IN'
      ? [region === 'others' ? 'India' : state]
      : [...(region ? [region] : []), countries.of(country) ?? country];
  return towns.split('|').map((town) => {
    const [name = '', lat, lon] = town.split(':');
    const full = [name, ...where].join(', ');
    return {
      id: citySlug(full),
      name: full,
      zones: zones.split(' '),
      lat: Number(lat),
      lon: Number(lon),
      key: plain(name),
      country,
      region,
    };
  });
}

/** Read with the first request: most processes never need it. */
let known: readonly KnownPlace[] | null = null;
const places = (): readonly KnownPlace[] => (known ??= BIRTH_TOWNS.flatMap(ofGroup));

/** At most ten whose names begin so; those of India first, since their lists come first. */
export function birthPlacesLike(typed: string): BirthPlace[] {
  const begin = plain(typed);
  if (begin === '') return [];
  const found: BirthPlace[] = [];
  for (const { id, name, zones, key } of places()) {
    if (key.startsWith(begin)) found.push({ id, name, zones });
    if (found.length === MOST) break;
  }
  return found;
}

let townsByKey: ReadonlyMap<string, readonly KnownPlace[]> | null = null;
function townsNamed(name: string): readonly KnownPlace[] {
  if (!townsByKey) {
    const byKey = new Map<string, KnownPlace[]>();
    for (const place of places()) byKey.set(place.key, [...(byKey.get(place.key) ?? []), place]);
    townsByKey = byKey;
  }
  return townsByKey.get(name) ?? [];
}

/** The time zones of all towns in a country that a typed place may mean: 'Dallas', 'Portland, OR'. */
export function zonesOfTown(written: string, isIn: (country: string) => boolean): string[] {
  const text = plain(written.replace(/[.]/g, ''));
  const words = text.split(/[\s,]+/);
  const state = words.at(-1);
  const [first = ''] = text.split(',');
  const named = (name: string): readonly KnownPlace[] =>
    [name, `${name} city`, name.replace(/ city$/, '')].map(townsNamed).find((found) => found.length > 0) ?? [];
  const inState = named(words.slice(0, -1).join(' ')).filter(({ region }) => region.toLowerCase() === state);
  const found = inState.length > 0 ? inState : named(first.trim());
  return [...new Set(found.filter(({ country }) => isIn(country)).flatMap(({ zones }) => zones))];
}

export const birthPlace = (id: string): LocatedPlace | null => places().find((place) => place.id === id) ?? null;

export const allBirthPlaces = (): readonly LocatedPlace[] => places();
