const FIRST_YEAR = 1900;
const [MONTH, YEAR] = [5, 9];

/** A day in 16 bits, so that later days are greater. @param day YYYY-MM-DD, of the years 1900 to 2027 */
export function dayCode(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return ((year - FIRST_YEAR) << YEAR) | (month << MONTH) | date;
}

/** In full years: a birthday that is still to come this year borrows one. */
export const ageOn = (born: number, today: number): number => (today - born) >> YEAR;
