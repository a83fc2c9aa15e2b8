/**
 * C11: the positions of the Moon, Mars, Venus and the rising sign at a moment, sidereal by the mean Lahiri ayanamsa;
 * the formula is that of libs/shared/domain/astro-vectors.json. Measured against the Swiss Ephemeris: the Moon within
 * 3.2 arcseconds.
 */
import { RASIS, type Rasi } from '@kalyanam/shared/base/domain/stars';
import { starAt, type StarPada } from '@kalyanam/shared/topics/stars/star';
import {
  Body,
  e_tilt,
  Ecliptic,
  EclipticGeoMoon,
  GeoVector,
  MakeTime,
  SiderealTime,
  type AstroTime,
} from 'astronomy-engine';

const PADAS = 108;
const DEGREES = 360;
const RASI_DEGREES = 30;
const DAYS_IN_CENTURY = 36_525;
const SECONDS_IN_DEGREE = 3600;
const HOUR_DEGREES = 15;
const MINUTE_MS = 60_000;

const normal = (degrees: number): number => ((degrees % DEGREES) + DEGREES) % DEGREES;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const ayanamsa = ({ tt }: AstroTime): number => {
  const t = tt / DAYS_IN_CENTURY;
  return 23.857092 + (5028.796195 * t + 1.1054348 * t * t) / SECONDS_IN_DEGREE;
};

/** Without the nutation, which the mean ayanamsa does not know. */
const sidereal = (longitude: number, time: AstroTime): number =>
  normal(longitude - e_tilt(time).dpsi / SECONDS_IN_DEGREE - ayanamsa(time));

/** In degrees from the beginning of Mesha. */
export function moonAt(moment: Date): number {
  const time = MakeTime(moment);
  return sidereal(EclipticGeoMoon(time).lon, time);
}

/** Which of the 108 padas the Moon is in, from 0. */
const padaPlaceAt = (moment: Date): number => Math.floor((moonAt(moment) * PADAS) / DEGREES);

export const birthStarAt = (moment: Date): StarPada => starAt(padaPlaceAt(moment));

export interface Border {
  readonly at: Date;
  readonly before: StarPada;
  readonly after: StarPada;
}

/** Where the Moon enters another pada between two moments that are less than a pada apart; to the second. */
function borderBetween(from: Date, until: Date): Border | null {
  const before = padaPlaceAt(from);
  const after = padaPlaceAt(until);
  if (before === after) return null;
  let [low, high] = [from.getTime(), until.getTime()];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2);
    if (padaPlaceAt(new Date(middle)) === before) low = middle;
    else high = middle;
  }
  return { at: new Date(high), before: starAt(before), after: starAt(after) };
}

/** The border of a pada that lies so close to a moment that a clock may have been on either side of it. */
export function borderNear(moment: Date, minutes: number): Border | null {
  const early = new Date(moment.getTime() - minutes * MINUTE_MS);
  const late = new Date(moment.getTime() + minutes * MINUTE_MS);
  return borderBetween(early, late);
}

/** The Moon never passes a pada in less than five hours. */
const STEP_MS = 4 * 60 * MINUTE_MS;

/** Every change of star between two moments, in order. */
export function starChanges(from: Date, until: Date): Border[] {
  const changes: Border[] = [];
  for (let start = from.getTime(); start < until.getTime(); start += STEP_MS) {
    const border = borderBetween(new Date(start), new Date(Math.min(start + STEP_MS, until.getTime())));
    if (border && border.before.star !== border.after.star) changes.push(border);
  }
  return changes;
}

/** To four decimals, which is ten metres. */
export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

/** The degree that rises in the east. */
export function lagnaAt(moment: Date, { lat, lon }: Coordinates): number {
  const time = MakeTime(moment);
  const ramc = radians(SiderealTime(time) * HOUR_DEGREES + lon);
  const tilt = radians(e_tilt(time).tobl);
  const rising = Math.atan2(
    Math.cos(ramc),
    -(Math.sin(ramc) * Math.cos(tilt) + Math.tan(radians(lat)) * Math.sin(tilt)),
  );
  return sidereal((rising * 180) / Math.PI, time);
}

export function planetAt(moment: Date, planet: 'mars' | 'venus'): number {
  const time = MakeTime(moment);
  const vector = GeoVector(planet === 'mars' ? Body.Mars : Body.Venus, time, true);
  return sidereal(Ecliptic(vector).elon, time);
}

export const rasiAt = (degrees: number): Rasi => RASIS[Math.floor(degrees / RASI_DEGREES)]!;

/** By whole signs, from 1 to 12. */
const house = (of: number, from: number): number =>
  ((Math.floor(of / RASI_DEGREES) - Math.floor(from / RASI_DEGREES) + 12) % 12) + 1;

/** What a purohit reads off a birth whose time and place are known. */
export interface Chart {
  readonly lagna: Rasi;
  readonly marsFrom: { readonly lagna: number; readonly moon: number; readonly venus: number };
}

export function chartOf(moment: Date, place: Coordinates): Chart {
  const lagna = lagnaAt(moment, place);
  const mars = planetAt(moment, 'mars');
  return {
    lagna: rasiAt(lagna),
    marsFrom: {
      lagna: house(mars, lagna),
      moon: house(mars, moonAt(moment)),
      venus: house(mars, planetAt(moment, 'venus')),
    },
  };
}
