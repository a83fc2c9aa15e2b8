import { zoneLike } from '@kalyanam/shared/topics/calls/zoned-time';
import { zonesAt, type CallZone, type WorkPlace } from '@kalyanam/shared/topics/calls/zones';
import type { NriCountry } from '@kalyanam/shared/base/vocabulary/places';
import { zonesOfTown } from '../../profiles/places/birth-places.js';

const CODES: Readonly<Record<Exclude<NriCountry, 'others'>, string>> = {
  usa: 'US',
  uk: 'GB',
  australia: 'AU',
  canada: 'CA',
  germany: 'DE',
  dubai: 'AE',
};
const NAMED = new Set(['IN', ...Object.values(CODES)]);

/** The zone of the city of work; null where the city is unknown, or has namesakes in other zones of its country. */
export function zoneOfCity(place: WorkPlace, city: string | null, now: Date): CallZone | null {
  const { country } = place;
  if (place.type === 'india' || !country || !city) return null;
  const isIn = (code: string): boolean => (country === 'others' ? !NAMED.has(code) : code === CODES[country]);
  const found = new Set(zonesOfTown(city, isIn).map((zone) => zoneLike(zonesAt(place), zone, now)));
  const [only = null] = found;
  return found.size === 1 ? only : null;
}
