/** R64: the first list of a new member, by years of birth around their own. */
import { yearInIndia } from '../../base/india-time.js';
import { LIMITS } from '../../base/limits.js';
import type { Gender } from '../../base/vocabulary/people.js';

/** As filters of the list. */
export interface AgeWindow {
  birthYearFrom: string;
  birthYearTo: string;
}

/** How many years older and younger the other side may be. */
const REACH: Readonly<Record<Gender, { older: number; younger: number }>> = {
  female: { older: 8, younger: 2 },
  male: { older: 2, younger: 8 },
};

/** The same as ages, for a member of this age. */
export function agesAround({ gender, age }: { gender: Gender; age: number }): { from: number; to: number } {
  const { older, younger } = REACH[gender];
  return { from: Math.max(age - younger, LIMITS.age.min), to: Math.min(age + older, LIMITS.age.max) };
}

export function ageWindow({ gender, dob }: { gender: Gender; dob: string }, now: Date): AgeWindow {
  const { older, younger } = REACH[gender];
  const born = Number(dob.slice(0, 4));
  const youngest = yearInIndia(now) - LIMITS.age.min;
  return { birthYearFrom: String(born - older), birthYearTo: String(Math.min(born + younger, youngest)) };
}
