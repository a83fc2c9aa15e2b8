/** R21, R102: men are listed from 21, women from 18. */
import { bornBy, dateInIndia, isCalendarDate } from '../../base/india-time.js';
import { LIMITS } from '../../base/limits.js';
import type { Gender } from '../../base/vocabulary/people.js';

/** The latest date of birth (YYYY-MM-DD) that may be listed. */
export const marriageableBornBy = (gender: Gender, now: Date): string => bornBy(LIMITS.marriageAge[gender], now);

/** The birthday (YYYY-MM-DD) from which a candidate is listed; null for candidates who are old enough. */
export function listedFrom({ gender, dob }: { gender: Gender; dob: string }, now: Date): string | null {
  const year = Number(dob.slice(0, 4)) + LIMITS.marriageAge[gender];
  const date = `${year}${dob.slice(4)}`;
  const exists: boolean = isCalendarDate(date);
  const day = exists ? date : `${year}-03-01`;
  return day > dateInIndia(now) ? day : null;
}
