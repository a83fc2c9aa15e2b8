/** C11: the star of a birth as a family tells it: sure, between two, or those of the day. */
import type { NearStar, ReckonedStar } from '@kalyanam/shared/contracts/horoscope';
import type { BirthTimeCertainty } from '@kalyanam/shared/base/domain/stars';
import { wallTime } from '@kalyanam/shared/topics/calls/zoned-time';
import { birthMoments, type WhichTime } from '@kalyanam/shared/topics/stars/birth-time';
import { HOROSCOPE_LIMITS, HOROSCOPE_MESSAGES } from '@kalyanam/shared/topics/stars/horoscope';
import { fieldError } from '../../platform/errors/app-error.js';
import { birthStarAt, borderNear, starChanges, type Border } from './ephemeris.js';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

export interface Birth {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:mm; null: not known. */
  readonly time: string | null;
  readonly zone: string;
  readonly certainty: BirthTimeCertainty | null;
  readonly which: WhichTime | null;
}

/** @throws AppError invalid-form for a time that never was there, or that came twice and does not say which */
export function birthMoment(
  { date, time, zone, which }: Birth & { readonly time: string },
  field: 'time' | 'birthTime' = 'time',
): Date {
  const [first, second] = birthMoments({ date, time }, zone);
  if (!first) throw fieldError(field, HOROSCOPE_MESSAGES.timeSkipped);
  if (!second) return first;
  if (which === null) throw fieldError('which', HOROSCOPE_MESSAGES.timeTwice);
  return which === 'first' ? first : second;
}

/** @throws AppError invalid-form as above */
export function reckon(birth: Birth, field: 'time' | 'birthTime' = 'time'): ReckonedStar {
  const { time, zone, certainty } = birth;
  if (time === null) return { star: null, pada: null, near: starsOfDay(birth) };
  const moment = birthMoment({ ...birth, time }, field);
  const minutes = certainty === 'exact' || certainty === null ? 'borderMinutes' : 'approximateMinutes';
  const border = borderNear(moment, HOROSCOPE_LIMITS[minutes]);
  if (!border) return { ...birthStarAt(moment), near: [] };
  const at = wallTime(border.at, zone).time;
  return {
    star: null,
    pada: null,
    near: [
      { ...border.before, from: null, until: at },
      { ...border.after, from: at, until: null },
    ],
  };
}

/** The day as the clocks there had it; where midnight was skipped it began an hour later. */
function starsOfDay({ date, zone }: Birth): NearStar[] {
  const [midnight] = birthMoments({ date, time: '00:00' }, zone);
  const start = midnight ?? birthMoments({ date, time: '01:00' }, zone)[0];
  if (!start) return [];
  const changes = starChanges(start, endOf(start, date, zone));
  const clock = ({ at }: Border): string => wallTime(at, zone).time;
  const first = birthStarAt(start).star;
  return [first, ...changes.map(({ after }) => after.star)].map((star, index) => ({
    star,
    pada: null,
    from: index === 0 ? null : clock(changes[index - 1]!),
    until: changes[index] ? clock(changes[index]) : null,
  }));
}

/** A day has 23 to 25 hours. */
function endOf(start: Date, date: string, zone: string): Date {
  let end = new Date(start.getTime() + (DAY_HOURS + 1) * HOUR_MS);
  while (wallTime(new Date(end.getTime() - 1), zone).date !== date) end = new Date(end.getTime() - HOUR_MS / 2);
  return end;
}
