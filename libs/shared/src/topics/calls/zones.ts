/** C10: the time zones between which a first call is arranged (IANA names), by the country in which a member works. */
import type { NriCountry } from '../../base/vocabulary/places.js';

export const INDIA_ZONE = 'Asia/Kolkata';

/**
 * Zones within a country, by how many families live there: the first is the default for members who have not chosen.
 */
export const ZONES_OF = {
  usa: [
    'America/New_York',
    'America/Chicago',
    'America/Los_Angeles',
    'America/Denver',
    'America/Phoenix',
    'America/Anchorage',
    'Pacific/Honolulu',
  ],
  uk: ['Europe/London'],
  australia: [
    'Australia/Sydney',
    'Australia/Brisbane',
    'Australia/Adelaide',
    'Australia/Perth',
    'Australia/Darwin',
    'Australia/Hobart',
  ],
  canada: [
    'America/Toronto',
    'America/Vancouver',
    'America/Edmonton',
    'America/Winnipeg',
    'America/Regina',
    'America/Halifax',
    'America/St_Johns',
  ],
  germany: ['Europe/Berlin'],
  dubai: ['Asia/Dubai'],
  others: [
    'Asia/Singapore',
    'Asia/Muscat',
    'Asia/Riyadh',
    'Asia/Qatar',
    'Asia/Kuwait',
    'Europe/Dublin',
    'Europe/Paris',
    'Europe/Amsterdam',
    'Europe/Zurich',
    'Europe/Stockholm',
    'Europe/Warsaw',
    'Pacific/Auckland',
    'Asia/Kuala_Lumpur',
    'Asia/Hong_Kong',
    'Asia/Tokyo',
    'Africa/Johannesburg',
  ],
} as const satisfies Record<NriCountry, readonly string[]>;

export type CallZone = typeof INDIA_ZONE | (typeof ZONES_OF)[NriCountry][number];

/** Where a member works decides what they may choose from; who works in India is in one zone. */
export interface WorkPlace {
  readonly type: 'india' | 'nri';
  readonly country?: NriCountry | null;
}

export const zonesAt = ({ type, country }: WorkPlace): readonly CallZone[] =>
  type === 'india' || !country ? [INDIA_ZONE] : ZONES_OF[country];

/** Whether the place alone says the zone. */
export const isZoneSure = (place: WorkPlace): boolean => zonesAt(place).length === 1;

export const zoneAt = (place: WorkPlace, chosen: string | null): CallZone => {
  const zones = zonesAt(place);
  return zones.find((zone) => zone === chosen) ?? (zones[0] as CallZone);
};

export const CALL_ZONES: readonly CallZone[] = [INDIA_ZONE, ...Object.values(ZONES_OF).flat()];
