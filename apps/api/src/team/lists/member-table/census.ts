import { ageOn } from './birth-day.js';
import { CELLS } from './member-cell.js';

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
