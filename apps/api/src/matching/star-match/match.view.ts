/** C11: the stars of two families as one of them may read them: built field by field from what the policy lets out. */
import type { BirthFacts, GunamelanamView, HoroscopeMatch, HoroscopeSide } from '@kalyanam/shared/contracts/horoscope';
import { KOOTA_POINTS } from '@kalyanam/shared/base/domain/ashtakoota';
import { gunamelanam, type Couple } from '@kalyanam/shared/topics/stars/gunamelanam';
import { kujaTogether } from '@kalyanam/shared/topics/stars/kuja';
import { secondSheet } from '@kalyanam/shared/topics/stars/second-sheet';
import { rasiOf, type StarPada } from '@kalyanam/shared/topics/stars/star';
import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import { AppError } from '../../platform/errors/app-error.js';
import { chartOf, type Chart } from '../../profiles/horoscopes/ephemeris.js';
import type { Horoscope } from '../../profiles/horoscopes/horoscopes.repository.js';
import { birthMoment } from '../../profiles/horoscopes/reckoning.js';
import type { Visibility } from '../../profiles/profile/profile.policy.js';

/** One of the two, with what its family says. */
export interface Side {
  readonly gender: Gender;
  /** YYYY-MM-DD. */
  readonly dob: string;
  readonly horoscope: Horoscope | null;
}

export interface Sides {
  readonly mine: Side;
  readonly theirs: Side;
  readonly exchange: { readonly mine: boolean; readonly theirs: boolean };
}

const NOTHING: HoroscopeSide = { stated: null, kuja: null };

export const starOf = (horoscope: Horoscope | null): StarPada | null =>
  horoscope?.star && horoscope.pada ? { star: horoscope.star, pada: horoscope.pada } : null;

function sideView({ horoscope }: Side): HoroscopeSide {
  const star = starOf(horoscope);
  return { stated: star && { ...star, rasi: rasiOf(star) }, kuja: horoscope?.kuja ?? null };
}

/** The bride is where counting begins; null where a star is missing, or the two are no bride and groom. */
function coupleOf(mine: Side, theirs: Side): Couple | null {
  const [my, their] = [starOf(mine.horoscope), starOf(theirs.horoscope)];
  if (!my || !their || mine.gender === theirs.gender) return null;
  return mine.gender === 'female' ? { bride: my, groom: their } : { bride: their, groom: my };
}

/** What the sky says of a birth whose time and place are known. */
export function chartOfSide({ dob, horoscope }: Side): Chart | null {
  if (!horoscope?.birthTime || !horoscope.zone || horoscope.lat === null || horoscope.lon === null) return null;
  const { birthTime: time, zone, certainty, which, lat, lon } = horoscope;
  try {
    return chartOf(birthMoment({ date: dob, time, zone, certainty, which }), { lat, lon });
  } catch (error) {
    // The date of birth was corrected since, and the clocks of the other day had no such hour.
    if (error instanceof AppError) return null;
    throw error;
  }
}

function birthView(side: Side): BirthFacts | null {
  const { horoscope } = side;
  if (!horoscope?.birthTime) return null;
  const chart = chartOfSide(side);
  return {
    time: horoscope.birthTime,
    certainty: horoscope.certainty ?? 'approximate',
    place: horoscope.birthPlace,
    lagna: chart?.lagna ?? null,
    mars: chart?.marsFrom ?? null,
  };
}

function gunamelanamView(couple: Couple): GunamelanamView {
  const { rows, total, low, high, notes } = gunamelanam(couple);
  const views = rows.map((row) => ({ ...row, maximum: KOOTA_POINTS[row.koota] }));
  return { rows: views, total, low, high, notes: [...notes] };
}

/** The sheet has lagnas on it: for a reader who may see the births, and for two families that both agreed. */
export const maySheet = (may: Visibility, { mine, theirs, exchange }: Sides): boolean =>
  coupleOf(mine, theirs) !== null && (may.births || (may.exchange && exchange.mine && exchange.theirs));

export function matchView(sides: Sides, may: Visibility): HoroscopeMatch {
  const { mine, exchange } = sides;
  const theirs = may.stars ? sides.theirs : { ...sides.theirs, horoscope: null };
  const couple = coupleOf(mine, theirs);
  return {
    open: may.stars,
    mine: sideView(mine),
    theirs: may.stars ? sideView(theirs) : NOTHING,
    bride: mine.gender === 'female' ? 'mine' : 'theirs',
    gunamelanam: couple && gunamelanamView(couple),
    secondSheet: couple && mine.horoscope?.secondSheet ? secondSheet(couple) : null,
    kuja: kujaTogether(mine.horoscope?.kuja ?? null, theirs.horoscope?.kuja ?? null),
    myBirth: may.births ? birthView(mine) : null,
    theirBirth: may.births ? birthView(theirs) : null,
    exchange: may.stars ? exchange : { mine: false, theirs: false },
    sheet: maySheet(may, sides),
  };
}
