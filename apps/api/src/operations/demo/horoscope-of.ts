/**
 * What a demo family says of the birth: most verified ones a star, some of them by our reckoning, and some the time as
 * well. The verified sign-in is the groom of the published example, and the semi-verified one was born 14 minutes
 * before a border.
 */
import { KUJA_STATEMENTS, STARS } from '@kalyanam/shared/base/domain/stars';
import { INDIA_ZONE } from '@kalyanam/shared/topics/calls/zones';
import type { StarPada } from '@kalyanam/shared/topics/stars/star';
import { birthPlace } from '../../profiles/places/birth-places.js';
import { birthStarAt, borderNear } from '../../profiles/horoscopes/ephemeris.js';
import type { Horoscope } from '../../profiles/horoscopes/horoscopes.repository.js';
import type { Random } from './random.js';

/** Arudra 2 and Purvashadha 3 come to 29 1/2. */
export const PUBLISHED: Readonly<Record<'bride' | 'groom', StarPada>> = {
  bride: { star: 6, pada: 2 },
  groom: { star: 20, pada: 3 },
};
export type DemoHoroscope = Omit<Horoscope, 'userId' | 'consentAt' | 'version'>;

const MINUTES_BEFORE_BORDER = 14;
const MINUTE_MS = 60_000;
const PLACES = ['kurnool-andhra-pradesh', 'warangal-telangana', 'guntur-andhra-pradesh', 'hyderabad-telangana'];

const momentOf = (dob: string, time: string): Date => new Date(`${dob}T${time}:00+05:30`);
const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const NOTHING: DemoHoroscope = {
  ...{ star: null, pada: null, source: 'family', birthTime: null, certainty: null, which: null, birthPlace: null },
  ...{ lat: null, lon: null, zone: null, kuja: null, panchangam: null, computedStar: null, computedPada: null },
  secondSheet: false,
};

function bornAt(time: string, placeId: string): Partial<DemoHoroscope> {
  const place = birthPlace(placeId);
  const where = place && { birthPlace: place.name, lat: place.lat, lon: place.lon };
  return { birthTime: time, certainty: 'exact', zone: INDIA_ZONE, ...where };
}

/** A whole minute of that day this long before the Moon leaves a pada. */
function beforeBorder(dob: string): string {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const moment = momentOf(dob, clockOf(minute));
    const border = borderNear(moment, MINUTES_BEFORE_BORDER + 1);
    const away = border && (border.at.getTime() - moment.getTime()) / MINUTE_MS;
    if (away !== null && away >= MINUTES_BEFORE_BORDER && away < MINUTES_BEFORE_BORDER + 1) return clockOf(minute);
  }
  throw new Error('The Moon leaves a pada every six hours.');
}

interface Born {
  readonly dob: string;
  readonly verified: boolean;
  readonly as: 'published' | 'border' | 'anyone';
}

export function horoscopeOf({ dob, verified, as }: Born, random: Random): DemoHoroscope | null {
  if (as === 'published') return { ...NOTHING, ...PUBLISHED.groom, kuja: 'no', secondSheet: true };
  if (as === 'border') return { ...NOTHING, kuja: 'unknown', ...bornAt(beforeBorder(dob), PLACES[1]!) };
  if (!verified || !random.chance(0.85)) return null;
  const kuja = random.chance(0.7) ? random.pick(KUJA_STATEMENTS) : null;
  const panchangam = random.chance(0.2) ? 'Srisailam' : null;
  if (!random.chance(0.45))
    return { ...NOTHING, star: random.whole(1, STARS.length), pada: random.whole(1, 4), kuja, panchangam };
  const time = clockOf(random.whole(0, 24 * 60 - 1));
  const moment = momentOf(dob, time);
  const { star, pada } = birthStarAt(moment);
  const sure = borderNear(moment, MINUTES_BEFORE_BORDER + 1) === null;
  return {
    ...{ ...NOTHING, star, pada, source: sure && random.chance(0.5) ? 'computed' : 'family', kuja, panchangam },
    ...bornAt(time, random.pick(PLACES)),
    ...(sure && { computedStar: star, computedPada: pada }),
  };
}
