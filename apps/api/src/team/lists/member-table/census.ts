import { CELLS } from './member-cell.js';

const FIRST_YEAR = 1900;
const [MONTH, YEAR] = [5, 9];

/** A day in 16 bits, so that later days are greater. @param day YYYY-MM-DD, of the years 1900 to 2027 */
export function dayCode(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return ((year - FIRST_YEAR) << YEAR) | (month << MONTH) | date;
}

/** In full years: a birthday that is still to come this year borrows one. */
export const ageOn = (born: number, today: number): number => (today - born) >> YEAR;

/** Members and the sum of their ages on one day, by cell. */
export class Census {
  readonly members = new Uint32Array(CELLS);
  readonly years = new Float64Array(CELLS);

  /** @param today as `dayCode` writes it */
  constructor(readonly today: number) {}

  /** @param by 1 to count a member in, -1 to count one out; cell 0 means a free position */
  add(cell: number, born: number, by: 1 | -1): void {
    if (cell === 0) return;
    this.members[cell]! += by;
    this.years[cell]! += by * ageOn(born, this.today);
  }
}
