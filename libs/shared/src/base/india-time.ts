/** R20, R41: dates of birth, ages and days are counted in India time (UTC+5:30, no summer time). */
export const INDIA_MINUTES = 330;
const OFFSET_MS = INDIA_MINUTES * 60_000;

const DAY_MS = 86_400_000;

/** The day asked for last: a page of profiles asks for the same one again and again. */
let lastDay = { number: NaN, date: '' };

/** Today's date in India as YYYY-MM-DD. */
export function dateInIndia(now: Date): string {
  const number = Math.floor((now.getTime() + OFFSET_MS) / DAY_MS);
  if (number !== lastDay.number) lastDay = { number, date: new Date(number * DAY_MS).toISOString().slice(0, 10) };
  return lastDay.date;
}

/** A moment in India as YYYY-MM-DD HH:MM:SS IST. */
export const momentInIndia = (moment: Date): string =>
  `${new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')} IST`;

/** The moment at which today began in India. */
export const dayStartInIndia = (now: Date): Date => new Date(`${dateInIndia(now)}T00:00:00+05:30`);

export const yearInIndia = (now: Date): number => Number(dateInIndia(now).slice(0, 4));

/** Full years between a date of birth (YYYY-MM-DD) and today in India. */
export function ageOn(dob: string, now: Date): number {
  const today = dateInIndia(now);
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  return today.slice(5) < dob.slice(5) ? years - 1 : years;
}

/** The latest date of birth (YYYY-MM-DD) of someone who is at least `years` old today in India. */
export function bornBy(years: number, now: Date): string {
  const today = dateInIndia(now);
  const date = `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
  const exists: boolean = isCalendarDate(date);
  return exists ? date : date.replace('-02-29', '-02-28');
}

/** Whether a text is a real calendar date written YYYY-MM-DD. */
export function isCalendarDate(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Birth years offered as filter: current year minus 18 down to minus 60, newest first. */
export function birthYears(now: Date, span: { from: number; to: number }): number[] {
  const year = yearInIndia(now);
  return Array.from({ length: span.to - span.from + 1 }, (_, step) => year - span.from - step);
}
